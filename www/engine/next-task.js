// Long work in parts: messages come in, and what is to be painted is painted, in between. For pages and workers.

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

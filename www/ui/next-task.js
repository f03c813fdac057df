// Long work in parts: what the visitor does, and what is to be painted, comes in between.

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Yields to the event loop, so that messages arrive and the page paints between parts of long work.

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

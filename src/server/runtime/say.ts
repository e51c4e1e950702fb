/** Tells the person who starts the shop; the log is for machines. */
export const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

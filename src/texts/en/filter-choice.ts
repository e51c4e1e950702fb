/** English beside ../de/filter-choice.ts. */
export const filterChoice: typeof import('../de/filter-choice.ts').filterChoice = {
  counting: 'The articles are being counted …',
  show: 'Show articles',
  failed: 'The number cannot be had right now.',
  retry: 'Count again',
};

export const listAdding: typeof import('../de/list-adding.ts').listAdding = {
  add: 'Add to list',
  addNamed: (given) => `Add ${given.name} to the shopping list`,
  adding: 'Adding to the list …',
  which: 'To which list?',
  confirm: 'Add',
  failed: 'Your lists could not be loaded. Please try again.',
};

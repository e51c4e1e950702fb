import type { storedBaskets as german } from '../de/stored-baskets.ts';

export const storedBaskets: typeof german = {
  title: (p) => `Stored baskets (${p.count})`,
  name: 'Name of the basket',
  save: 'Store the basket',
  saving: 'Being stored …',
  replacedName: 'Your basket as it was before',
  facts: (p) =>
    p.count === 1 ? `1 position, stored on ${p.date}` : `${p.count} positions, stored on ${p.date}`,
  view: 'View',
  viewNamed: (p) => `View ${p.name}`,
  load: 'Load',
  loadNamed: (p) => `Load ${p.name}`,
  remove: 'Delete',
  removeNamed: (p) => `Delete ${p.name}`,
  close: 'Close',
  question: (p) => `There is something in your basket. What shall become of "${p.name}"?`,
  questionHint: 'Replacing puts your present basket among the stored ones.',
  merge: 'Add',
  replace: 'Replace',
  cancel: 'Cancel',
  deeds: {
    saved: 'The basket is stored.',
    loaded: 'The articles are in the basket.',
    nothingLoaded: 'None of it could be put into the basket. It stays as it is.',
    removed: 'The stored basket is deleted.',
  },
  loadedInPart: 'Only part of it is in the basket. What is missing stands right below.',
  merged: (p) =>
    p.added + p.changed === 0
      ? 'Nothing could be taken over from your basket as a guest.'
      : `From your basket as a guest: ${[
          ...(p.added === 0 ? [] : [p.added === 1 ? '1 article added' : `${p.added} articles added`]),
          ...(p.changed === 0
            ? []
            : [p.changed === 1 ? '1 quantity changed' : `${p.changed} quantities changed`]),
          ...(p.refused === 0 ? [] : [`${p.refused} not taken over`]),
        ].join(', ')}.`,
  formerTitle: 'This lay in your account already',
  together: (p) => `All of it together: ${p.total}`,
  changedTitle: 'Quantity changed',
  notTakenTitle: 'Not taken over',
  undo: 'Undo',
  undoing: 'Being undone …',
  undoHint:
    '"Undo" brings back your basket as it was before you signed in. The present one is then among the "Stored baskets".',
  undone:
    'Undone: your basket is as it was before you signed in. The other one is among the "Stored baskets".',
  undoneInPart: 'Undone, but not in full. The other basket is among the "Stored baskets".',
  notUndone: 'This could not be undone. Your basket stays as it is.',
  refusedTitle: 'This could not be put in (in full)',
  notOrderable: 'Cannot be ordered at the moment',
  gone: 'No longer in our range',
  none: 'No basket is stored yet.',
  failed: 'That did not work. Please try again.',
  busy: 'One moment …',
};

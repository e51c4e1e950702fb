import { inWords, type Catalog } from '#machines/path-ready.ts';
import type { ModalMachine } from './modal.machine.ts';
import { modalWords } from './modal.words.ts';

export const modalCatalog: Catalog<ModalMachine> = {
  words: modalWords,
  inputs: { page: { input: undefined, ...inWords('Eine Seite ist offen.', 'A page is open.') } },
  events: {
    'modal.open': {
      first: {
        event: { type: 'modal.open', request: { id: 'terms', labelKey: 'checkout.terms' } },
        ...inWords('Einen Dialog öffnen.', 'Open a dialog.'),
      },
      second: {
        event: { type: 'modal.open', request: { id: 'shipping', labelKey: 'checkout.shipping', size: 'md' } },
        ...inWords('Ein anderer Dialog will aufgehen.', 'Another dialog wants to open.', 0.2),
      },
    },
    'modal.close': {
      icon: {
        event: { type: 'modal.close' },
        ...inWords('Das Schließsymbol drücken.', 'Press the close icon.'),
      },
      escape: { event: { type: 'modal.close' }, ...inWords('Esc drücken.', 'Press Esc.') },
    },
    'modal.finish': {
      finish: {
        event: { type: 'modal.finish' },
        ...inWords('Die Aufgabe im Dialog beenden.', 'Finish the task of the dialog.'),
      },
    },
    'dialog.drawn': {
      late: {
        event: { type: 'dialog.drawn' },
        ...inWords(
          'Der Dialog erscheint, nachdem er geladen ist.',
          'The dialog appears once it has loaded.',
          0.2,
        ),
      },
    },
    'outside.clicked': {
      outside: {
        event: { type: 'outside.clicked' },
        ...inWords('Neben den Dialog klicken.', 'Click outside the dialog.'),
      },
    },
  },
  calls: {},
  delays: { outsideClickGuard: inWords('Mehr als 200 ms warten.', 'Wait for more than 200 ms.') },
  abstract: ({ current, queue }) => ({
    current: current?.id ?? null,
    queue: queue.map((request) => request.id),
  }),
  invariants: {
    'a dialog is known exactly while open': (snapshot) =>
      snapshot.hasTag('open') === (snapshot.context.current !== null),
    'nothing waits while closed': (snapshot) =>
      snapshot.hasTag('open') || snapshot.context.queue.length === 0,
    'no dialog stands twice': ({ context }) => {
      const ids = [context.current, ...context.queue].map((request) => request?.id);
      return new Set(ids).size === ids.length;
    },
  },
};

import type { ChartWords } from '#machines/path-ready.ts';
import type { ModalMachine } from './modal.machine.ts';

/** What people call the chart `modal` and its parts; states stand in the order in which they are read. */
export const modalWords: ChartWords<ModalMachine> = {
  title: { de: 'Dialogfenster', en: 'Dialog window' },
  description: {
    de: 'Immer höchstens ein Dialog; weitere warten.',
    en: 'One dialog at a time; others wait.',
  },
  states: {
    closed: {
      title: { de: 'Geschlossen', en: 'Closed' },
      description: { de: 'Kein Dialog ist offen.', en: 'No dialog is open.' },
      spec: ['S4.6-01'],
    },
    open: {
      title: { de: 'Offen', en: 'Open' },
      description: {
        de: 'Ein Dialog ist offen; das Schließsymbol und Esc schließen ihn jederzeit.',
        en: 'A dialog is open; the close icon and Esc close it at any time.',
      },
      spec: ['S4.6-01', 'S4.6-05'],
    },
    'open.guarded': {
      title: { de: 'Gerade geöffnet', en: 'Just opened' },
      description: {
        de: 'Der Dialog ist gerade erst aufgegangen; ein Klick daneben schließt ihn noch nicht.',
        en: 'The dialog has only just opened; a click beside it does not close it yet.',
      },
      spec: ['S4.6-04', 'S9-31'],
    },
    'open.dismissible': {
      title: { de: 'Klick daneben schließt', en: 'Outside click closes' },
      description: {
        de: 'Auch ein Klick neben den Dialog schließt ihn.',
        en: 'A click beside the dialog closes it, too.',
      },
      spec: ['S4.6-04', 'S9-31'],
    },
    closing: {
      title: { de: 'Schließen', en: 'Closing' },
      description: {
        de: 'Der nächste wartende Dialog rückt nach.',
        en: 'The next waiting dialog takes its turn.',
      },
      spec: ['S4.6-05'],
    },
  },
  guards: {
    isSomethingWaiting: { de: 'ein Dialog wartet', en: 'a dialog waits' },
    isNewDialog: { de: 'ein anderer Dialog', en: 'another dialog' },
  },
};

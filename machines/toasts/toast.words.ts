import type { ChartWords } from '#machines/path-ready.ts';
import type { ToastMachine } from './toast.machine.ts';

/** What people call the chart `toast` and its parts; states stand in the order in which they are read. */
export const toastWords: ChartWords<ToastMachine> = {
  title: { de: 'Eine Meldung', en: 'One toast' },
  description: {
    de: 'Das Leben einer Meldung: 8 Sekunden sichtbar, Pausen nicht mitgezählt.',
    en: 'The life of a toast: 8 seconds in sight, pauses not counted.',
  },
  states: {
    starting: {
      title: { de: 'Erscheint', en: 'Appears' },
      description: { de: 'Die Meldung erscheint.', en: 'The toast appears.' },
      spec: ['S9-01'],
    },
    running: {
      title: { de: 'Sichtbar', en: 'Visible' },
      description: {
        de: 'Die Meldung ist zu sehen und verschwindet nach 8 Sekunden von selbst.',
        en: 'The toast is in sight and goes by itself after 8 seconds.',
      },
      spec: ['S9-01'],
    },
    paused: {
      title: { de: 'Angehalten', en: 'Paused' },
      description: {
        de: 'Der Zeiger oder der Fokus ist auf den Meldungen; die Zeit steht still.',
        en: 'Pointer or focus is on the toasts; time stands still.',
      },
      spec: ['S9-01'],
    },
    gone: {
      title: { de: 'Verschwunden', en: 'Gone' },
      description: { de: 'Die Meldung ist verschwunden.', en: 'The toast has gone.' },
      spec: ['S9-01'],
    },
  },
  guards: {
    isStartedPaused: { de: 'angehalten', en: 'paused' },
  },
};

import type { ChartWords } from '#machines/path-ready.ts';
import type { ToastsMachine } from './toasts.machine.ts';

/** What people call the chart `toasts` and its parts; states stand in the order in which they are read. */
export const toastsWords: ChartWords<ToastsMachine> = {
  title: { de: 'Meldungen', en: 'Toasts' },
  description: {
    de: 'Alle Meldungen, die zu sehen sind, höchstens fünf, je Anlass eine.',
    en: 'All toasts in sight, five at most, one for each cause.',
  },
  states: {
    running: {
      title: { de: 'Meldungen laufen', en: 'Toasts running' },
      description: {
        de: 'Meldungen erscheinen und verschwinden nach 8 Sekunden.',
        en: 'Toasts appear and go after 8 seconds.',
      },
      spec: ['S9-01', 'S9-02', 'S8-21'],
    },
    paused: {
      title: { de: 'Meldungen angehalten', en: 'Toasts paused' },
      description: {
        de: 'Zeiger oder Fokus ist auf den Meldungen; keine verschwindet von selbst.',
        en: 'Pointer or focus is on the toasts; none goes by itself.',
      },
      spec: ['S9-01'],
    },
  },
  guards: {
    isLastToast: { de: 'letzte Meldung', en: 'last toast' },
  },
  events: {
    'toast.add': { de: 'Eine Meldung kommt', en: 'A toast comes' },
  },
};

import type { ChartWords } from '#machines/path-ready.ts';
import type { ShopModeMachine } from './shop-mode.machine.ts';

/** What people call the chart `shop-mode` and its parts; states stand in the order in which they are read. */
export const shopModeWords: ChartWords<ShopModeMachine> = {
  title: { de: 'Geschäfts- oder Privatkunde', en: 'Business or private customer' },
  description: {
    de: 'Welche Preise gezeigt werden und ob der Besucher umschalten darf.',
    en: 'Which prices are shown and whether the visitor may switch.',
  },
  states: {
    reading: {
      title: { de: 'Modus lesen', en: 'Reading the mode' },
      description: {
        de: 'Die Seite hat die Einstellungen des Shops mitgebracht; ihr Modus wird gelesen.',
        en: 'The page has brought the settings of the shop; their mode is read.',
      },
      spec: ['S4.2-01', 'S4.2-04'],
    },
    business: {
      title: { de: 'Geschäftskunden', en: 'Business customers' },
      description: { de: 'Geschäftskundenmodus: Preise stehen netto.', en: 'Business mode: prices are net.' },
      spec: ['S4.2-01', 'S4.2-03', 'S4.2-05'],
    },
    private: {
      title: { de: 'Privatkunden', en: 'Private customers' },
      description: { de: 'Privatkundenmodus: Preise stehen brutto.', en: 'Private mode: prices are gross.' },
      spec: ['S4.2-01', 'S4.2-03', 'S4.2-05'],
    },
    switchingToPrivate: {
      title: { de: 'Wechsel zu Privat', en: 'Switching to private' },
      description: {
        de: 'Der Wechsel zu Privatkunden läuft; bis zur Antwort bleiben Nettopreise stehen.',
        en: 'The switch to private customers is running; net prices stay until the answer.',
      },
      spec: ['S4.2-01'],
    },
    switchingToBusiness: {
      title: { de: 'Wechsel zu Geschäft', en: 'Switching to business' },
      description: {
        de: 'Der Wechsel zu Geschäftskunden läuft; bis zur Antwort bleiben Bruttopreise stehen.',
        en: 'The switch to business customers is running; gross prices stay until the answer.',
      },
      spec: ['S4.2-01'],
    },
  },
  guards: {
    isBusiness: { de: 'Geschäftskunde', en: 'business customer' },
    maySwitch: { de: 'Wechsel ist erlaubt', en: 'the switch is allowed' },
    isOtherMode: { de: 'anderer Modus als bisher', en: 'another mode than before' },
    isAborted: { de: 'der Aufruf wurde abgebrochen', en: 'the call was given up' },
  },
  events: {
    'shop.updated': { de: 'Eine Antwort bringt andere Einstellungen', en: 'An answer brings other settings' },
  },
  facts: {
    'mode.changed': { de: 'Ein anderer Modus gilt', en: 'Another mode is in force' },
    'mode.switchFailed': { de: 'Das Umschalten ist gescheitert', en: 'The switch has failed' },
  },
};

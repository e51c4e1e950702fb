import type { ChartWords } from '#machines/path-ready.ts';
import type { SecondFactorSetupMachine } from './second-factor-setup.machine.ts';

/** What people call the chart `second-factor-setup` and its parts; states stand in the order in which they are read. */
export const secondFactorSetupWords: ChartWords<SecondFactorSetupMachine> = {
  title: { de: 'Zweiten Faktor einrichten', en: 'Setting up the second factor' },
  description: {
    de: 'Wie ein Kunde die Anmeldung mit zwei Faktoren ein- und ausschaltet.',
    en: 'How a customer turns signing in with two factors on and off.',
  },
  states: {
    opening: {
      title: { de: 'Wird geöffnet', en: 'Opening' },
      description: {
        de: 'Die Seite liest, ob der zweite Faktor eingeschaltet ist.',
        en: 'The page reads whether the second factor is on.',
      },
      spec: ['S2.1-11'],
    },
    off: {
      title: { de: 'Ausgeschaltet', en: 'Off' },
      description: {
        de: 'Zum Anmelden genügt das Passwort; mit ihm kann das Einrichten beginnen.',
        en: 'The password is enough to sign in; with it setting up can begin.',
      },
      spec: ['S2.1-11'],
    },
    beginning: {
      title: { de: 'Beginnt', en: 'Beginning' },
      description: { de: 'Das Passwort wird geprüft.', en: 'The password is being checked.' },
      spec: ['S2.1-11'],
    },
    shown: {
      title: { de: 'QR-Code', en: 'QR code' },
      description: {
        de: 'Der QR-Code und das Geheimnis stehen da; ein Code der App bestätigt sie.',
        en: 'QR code and secret are shown; a code of the app confirms them.',
      },
      spec: ['S2.1-11'],
    },
    confirming: {
      title: { de: 'Wird bestätigt', en: 'Confirming' },
      description: { de: 'Der Code der App wird geprüft.', en: 'The code of the app is being checked.' },
      spec: ['S2.1-11'],
    },
    codes: {
      title: { de: 'Wiederherstellungscodes', en: 'Recovery codes' },
      description: {
        de: 'Zehn Wiederherstellungscodes stehen da, dieses eine Mal.',
        en: 'Ten recovery codes are shown, this once.',
      },
      spec: ['S2.1-11'],
    },
    on: {
      title: { de: 'Eingeschaltet', en: 'On' },
      description: {
        de: 'Zum Anmelden braucht es einen Code; mit dem Passwort gibt es neue Wiederherstellungscodes, oder es wird ausgeschaltet.',
        en: 'Signing in needs a code; with the password there are new recovery codes, or it is turned off.',
      },
      spec: ['S2.1-11'],
    },
    renewing: {
      title: { de: 'Neue Codes', en: 'New codes' },
      description: {
        de: 'Neue Wiederherstellungscodes werden gemacht.',
        en: 'New recovery codes are being made.',
      },
      spec: ['S2.1-11'],
    },
    ending: {
      title: { de: 'Wird ausgeschaltet', en: 'Turning off' },
      description: {
        de: 'Der zweite Faktor wird ausgeschaltet.',
        en: 'The second factor is being turned off.',
      },
      spec: ['S2.1-11'],
    },
  },
  guards: {
    isOn: { de: 'eingeschaltet', en: 'on' },
    isBegunNoMore: { de: 'nichts wird mehr eingerichtet', en: 'nothing is being set up any more' },
  },
  facts: {
    'secondFactor.changed': {
      de: 'der zweite Faktor hat sich geändert',
      en: 'the second factor has changed',
    },
  },
};

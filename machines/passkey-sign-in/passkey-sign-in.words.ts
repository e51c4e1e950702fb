import type { ChartWords } from '#machines/path-ready.ts';
import type { PasskeySignInMachine } from './passkey-sign-in.machine.ts';

/** What people call the chart `passkey-sign-in` and its parts; states stand in the order in which they are read. */
export const passkeySignInWords: ChartWords<PasskeySignInMachine> = {
  title: { de: 'Anmelden mit Passkey', en: 'Signing in with a passkey' },
  description: {
    de: 'Wie ein Kunde sich mit einem Passkey anmeldet, ohne Passwort oder danach.',
    en: 'How a customer signs in with a passkey, without a password or after it.',
  },
  states: {
    entry: {
      title: { de: 'Knopf', en: 'Button' },
      description: {
        de: 'Der Knopf für den Passkey steht da.',
        en: 'The button for the passkey is there.',
      },
      spec: ['S2.1-02', 'S2.1-11'],
    },
    'entry.idle': {
      title: { de: 'Bereit', en: 'Ready' },
      description: { de: 'Noch wurde nichts versucht.', en: 'Nothing was tried yet.' },
      spec: ['S2.1-02', 'S2.1-11'],
    },
    'entry.cancelled': {
      title: { de: 'Abgebrochen', en: 'Cancelled' },
      description: {
        de: 'Am Gerät wurde abgebrochen, oder es kam keine Bestätigung.',
        en: 'It was cancelled at the device, or nothing was confirmed.',
      },
      spec: ['S2.1-11'],
    },
    'entry.refused': {
      title: { de: 'Abgelehnt', en: 'Refused' },
      description: {
        de: 'Der Shop nimmt den Passkey nicht an und sagt es.',
        en: 'The shop does not accept the passkey and says so.',
      },
      spec: ['S2.1-11'],
    },
    'entry.unsupported': {
      title: { de: 'Nicht möglich', en: 'Not possible' },
      description: {
        de: 'Dieser Browser kann hier keine Passkeys; es bleiben Passwort und Code.',
        en: 'This browser has no passkeys here; password and code remain.',
      },
      spec: ['S2.1-11'],
    },
    'entry.unanswered': {
      title: { de: 'Ohne Antwort', en: 'Unanswered' },
      description: {
        de: 'Der Server hat nicht geantwortet; der Knopf versucht es noch einmal.',
        en: 'The server has not answered; the button tries once more.',
      },
      spec: ['S2.1-11'],
    },
    beginning: {
      title: { de: 'Beginnt', en: 'Beginning' },
      description: {
        de: 'Der Server sagt, was der Passkey unterschreiben soll.',
        en: 'The server says what the passkey is to sign.',
      },
      spec: ['S7.2-05'],
    },
    asking: {
      title: { de: 'Gerät wird gefragt', en: 'Asking the device' },
      description: {
        de: 'Der Browser fragt das Gerät; dort bestätigt der Kunde mit Finger, Gesicht oder PIN.',
        en: 'The browser asks the device; there the customer confirms by finger, face or PIN.',
      },
      spec: ['S2.1-11'],
    },
    verifying: {
      title: { de: 'Wird geprüft', en: 'Checking' },
      description: { de: 'Der Server prüft die Unterschrift.', en: 'The server checks the signature.' },
      spec: ['S7.2-05', 'S7.2-06'],
    },
    over: {
      title: { de: 'Vorbei', en: 'Over' },
      description: {
        de: 'Die Anmeldung nach dem Passwort ist abgelaufen oder gesperrt; es geht von vorn.',
        en: 'The sign-in after the password has run out or is locked; it begins anew.',
      },
      spec: ['S2.1-11'],
    },
    passed: {
      title: { de: 'Angemeldet', en: 'Signed in' },
      description: {
        de: 'Der Kunde ist angemeldet und kommt dorthin, wohin er wollte.',
        en: 'The customer is signed in and led to where they wanted.',
      },
      spec: ['S7.2-05', 'S7.2-06'],
    },
  },
  guards: {
    isAnswered: { de: 'am Gerät bestätigt', en: 'confirmed at the device' },
    isCancelled: { de: 'am Gerät abgebrochen', en: 'cancelled at the device' },
    isOver: { de: 'die Anmeldung ist vorbei', en: 'the sign-in is over' },
    isRefused: { de: 'abgelehnt', en: 'refused' },
  },
  events: {
    'passkey.use': { de: '„Mit Passkey anmelden“ drücken', en: 'Press "Sign in with a passkey"' },
  },
  facts: {
    'passkey.passed': { de: 'der Passkey stimmt', en: 'the passkey is right' },
    'passkey.ended': { de: 'die Anmeldung ist vorbei', en: 'the sign-in is over' },
  },
};

import type { ChartWords } from '#machines/path-ready.ts';
import type { SecondFactorMachine } from './second-factor.machine.ts';

/** What people call the chart `second-factor` and its parts; states stand in the order in which they are read. */
export const secondFactorWords: ChartWords<SecondFactorMachine> = {
  title: { de: 'Zweiter Faktor', en: 'Second factor' },
  description: {
    de: 'Der Schritt nach dem richtigen Passwort: ein Code der App, ein Wiederherstellungscode oder ein Code per E-Mail.',
    en: 'The step after the right password: a code of the app, a recovery code or a code by mail.',
  },
  states: {
    opening: {
      title: { de: 'Wird geöffnet', en: 'Opening' },
      description: {
        de: 'Die Seite liest, ob eine Anmeldung auf den zweiten Faktor wartet.',
        en: 'The page reads whether a sign-in waits for the second factor.',
      },
      spec: ['S2.1-11'],
    },
    entry: {
      title: { de: 'Eingabe', en: 'Entry' },
      description: {
        de: 'Ein Code wird eingegeben; angemeldet ist noch niemand.',
        en: 'A code is entered; nobody is signed in yet.',
      },
      spec: ['S2.1-11'],
    },
    'entry.app': {
      title: { de: 'Code der App', en: 'Code of the app' },
      description: {
        de: 'Der sechsstellige Code der App wird eingegeben.',
        en: 'The six digits of the app are entered.',
      },
      spec: ['S2.1-11'],
    },
    'entry.recovery': {
      title: { de: 'Wiederherstellungscode', en: 'Recovery code' },
      description: {
        de: 'Einer der aufgehobenen Wiederherstellungscodes wird eingegeben.',
        en: 'One of the recovery codes that were kept is entered.',
      },
      spec: ['S2.1-11'],
    },
    'entry.mail': {
      title: { de: 'Code anfordern', en: 'Asking for a code' },
      description: {
        de: 'Ein Code kann per E-Mail angefordert werden.',
        en: 'A code can be asked for by mail.',
      },
      spec: ['S2.1-11'],
    },
    'entry.mailed': {
      title: { de: 'Code aus der Mail', en: 'Code of the mail' },
      description: {
        de: 'Ein Code ist verschickt und wird eingegeben.',
        en: 'A code was mailed and is entered.',
      },
      spec: ['S2.1-11'],
    },
    'entry.last': {
      title: { de: 'Wo man war', en: 'Where one was' },
      description: {
        de: 'Nach einem vergeblichen Versuch geht es auf demselben Weg weiter.',
        en: 'After a try in vain it goes on by the same way.',
      },
      spec: ['S2.1-11'],
    },
    verifying: {
      title: { de: 'Wird geprüft', en: 'Verifying' },
      description: { de: 'Der Code wird geprüft.', en: 'The code is being checked.' },
      spec: ['S7.2-06'],
    },
    sendingMail: {
      title: { de: 'Wird verschickt', en: 'Sending the mail' },
      description: { de: 'Ein Code wird verschickt.', en: 'A code is being mailed.' },
      spec: ['S2.1-11'],
    },
    locked: {
      title: { de: 'Gesperrt', en: 'Locked' },
      description: {
        de: 'Es wurde zu oft ein falscher Code eingegeben; die Anmeldung beginnt später neu.',
        en: 'A wrong code was entered too often; the sign-in begins anew later.',
      },
      spec: ['S2.1-11'],
    },
    over: {
      title: { de: 'Abgelaufen', en: 'Run out' },
      description: {
        de: 'Keine Anmeldung wartet (mehr); sie beginnt mit dem Passwort neu.',
        en: 'No sign-in waits (any more); it begins anew with the password.',
      },
      spec: ['S2.1-11'],
    },
    passed: {
      title: { de: 'Angemeldet', en: 'Signed in' },
      description: {
        de: 'Der Code stimmte; es geht dorthin, wohin der Besucher wollte.',
        en: 'The code was right; it goes where the visitor wanted to.',
      },
      spec: ['S2.1-11', 'S7.2-06'],
    },
  },
  guards: {
    isOfApp: { de: 'eine App macht Codes', en: 'an app makes codes' },
    isPending: { de: 'eine Anmeldung wartet', en: 'a sign-in waits' },
    isAppChosen: { de: 'die App', en: 'the app' },
    isRecoveryChosen: { de: 'ein Wiederherstellungscode', en: 'a recovery code' },
    isMailed: { de: 'ein Code ist verschickt', en: 'a code was mailed' },
    isEndLocked: { de: 'zu viele falsche Versuche', en: 'too many wrong tries' },
    isLocked: { de: 'zu viele falsche Codes', en: 'too many wrong codes' },
    isOver: { de: 'die Anmeldung wartet nicht mehr', en: 'the sign-in waits no more' },
    wasMailedJustNow: { de: 'gerade erst verschickt', en: 'mailed just now' },
  },
  events: {
    'way.choose': { de: 'Einen Weg wählen', en: 'Choose a way' },
    'code.submit': { de: 'Einen Code absenden', en: 'Send a code' },
    'attempt.end': { de: 'Der Passkey beendet die Anmeldung', en: 'The passkey ends the sign-in' },
  },
  facts: {
    'secondFactor.passed': { de: 'der zweite Faktor stimmte', en: 'the second factor was right' },
  },
};

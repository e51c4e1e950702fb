import type { ChartWords } from '#machines/path-ready.ts';
import type { RegistrationMachine } from './registration.machine.ts';

/** What people call the chart `registration` and its parts; states stand in the order in which they are read. */
export const registrationWords: ChartWords<RegistrationMachine> = {
  title: { de: 'Registrierung', en: 'Registration' },
  description: {
    de: 'Jemand legt ein Kundenkonto an und bestätigt die Mail-Adresse; wer schon eines hat, liest dasselbe und bekommt eine andere E-Mail.',
    en: 'Somebody asks for an account and confirms the mail address; who has one already reads the same and gets another mail.',
  },
  states: {
    opening: {
      title: { de: 'Wird geöffnet', en: 'Opening' },
      description: {
        de: 'Die Seite weiß, ob man sich registrieren darf, ob ein Link sie geöffnet hat und ob er noch gilt.',
        en: 'The page knows whether one may register, whether a link has opened it, and whether that is still good.',
      },
      spec: ['S2.1-04', 'S6-09'],
    },
    closed: {
      title: { de: 'Nicht möglich', en: 'Not possible' },
      description: {
        de: 'Eine eigene Registrierung ist nicht möglich; zu lesen ist, an wen man sich wendet.',
        en: 'One cannot register; one can read whom to ask.',
      },
      spec: ['S6-08', 'S6-09'],
    },
    typing: {
      title: { de: 'Eingabe', en: 'Entry' },
      description: {
        de: 'Firma oder Person gibt an, was für ein Kundenkonto nötig ist.',
        en: 'A firm or a person says what an account needs.',
      },
      spec: ['S2.1-04', 'S5-03'],
    },
    sending: {
      title: { de: 'Wird gesendet', en: 'Sending' },
      description: {
        de: 'Die Angaben sind unterwegs; ob es schon ein Konto gibt, sagt die Antwort nicht.',
        en: 'What was typed is on its way; whether there is an account already, the answer does not tell.',
      },
      spec: ['S7.2-07', 'S8-19'],
    },
    awaitingMail: {
      title: { de: 'Wartet auf die E-Mail', en: 'Awaiting the mail' },
      description: {
        de: 'Eine E-Mail ist unterwegs; ihr Link führt weiter und gilt einen Tag.',
        en: 'A mail is on its way; its link leads on and is good for a day.',
      },
      spec: ['S7.2-07'],
    },
    link: {
      title: { de: 'Link geöffnet', en: 'Link opened' },
      description: {
        de: 'Der Link der E-Mail ist offen; gefragt ist das Passwort, das gewählt wurde.',
        en: 'The link of the mail is open; the password that was chosen is asked for.',
      },
      spec: ['S7.2-07'],
    },
    confirming: {
      title: { de: 'Wird bestätigt', en: 'Confirming' },
      description: {
        de: 'Der Server prüft Link und Passwort und legt das Konto an, einmal.',
        en: 'The server checks link and password and makes the account, once.',
      },
      spec: ['S7.2-07'],
    },
    linkOver: {
      title: { de: 'Link gilt nicht mehr', en: 'Link is over' },
      description: {
        de: 'Der Link ist benutzt, ersetzt oder abgelaufen; von hier meldet man sich an oder registriert sich noch einmal.',
        en: 'The link was used, replaced or has run out; from here one signs in or registers once more.',
      },
      spec: ['S7.2-07'],
    },
    awaitingApproval: {
      title: { de: 'Wartet auf die Prüfung', en: 'Awaiting approval' },
      description: {
        de: 'Der Shop sieht sich die Registrierung an und meldet sich per E-Mail.',
        en: 'The shop looks at the registration and answers by mail.',
      },
      spec: ['S6-08'],
    },
    registered: {
      title: { de: 'Registriert', en: 'Registered' },
      description: {
        de: 'Das Kundenkonto ist angelegt; es geht zur Anmeldung.',
        en: 'The account is made; the sign-in is next.',
      },
      spec: ['S2.1-04', 'S7.2-07'],
    },
  },
  guards: {
    isClosed: { de: 'registrieren darf sich niemand', en: 'nobody may register' },
    isByLink: { de: 'ein Link hat die Seite geöffnet', en: 'a link has opened the page' },
    isTooLate: { de: 'der Link gilt schon nicht mehr', en: 'the link is over already' },
    isMailDue: { de: 'die Mail-Adresse ist zu bestätigen', en: 'the mail address is to be confirmed' },
    isLookDue: { de: 'der Shop prüft jede Registrierung', en: 'the shop looks at each registration' },
    isLinkOver: { de: 'der Link gilt nicht mehr', en: 'the link is good no more' },
  },
};

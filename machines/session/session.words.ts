import type { ChartWords } from '#machines/path-ready.ts';
import type { SessionMachine } from './session.machine.ts';

/** What people call the chart `session` and its parts; states stand in the order in which they are read. */
export const sessionWords: ChartWords<SessionMachine> = {
  title: { de: 'Anmeldung und Sitzung', en: 'Sign-in and session' },
  description: {
    de: 'Wer der Besucher ist: Gast, beim Anmelden, angemeldet, abgemeldet durch den Server.',
    en: 'Who the visitor is: guest, signing in, signed in, signed out by the server.',
  },
  states: {
    resolving: {
      title: { de: 'Wird erkannt', en: 'Resolving' },
      description: {
        de: 'Der Shop liest aus dem mitgelieferten Stand, ob jemand angemeldet ist.',
        en: 'The shop reads from what was delivered whether somebody is signed in.',
      },
      spec: ['S3.10-01'],
    },
    guest: {
      title: { de: 'Gast', en: 'Guest' },
      description: { de: 'Niemand ist angemeldet.', en: 'Nobody is signed in.' },
      spec: ['S6-01'],
    },
    'guest.idle': {
      title: { de: 'Nicht angemeldet', en: 'Not signed in' },
      description: {
        de: 'Der Gast kauft ein, ohne sich anzumelden.',
        en: 'The guest shops without signing in.',
      },
      spec: ['S2.1-01'],
    },
    'guest.login': {
      title: { de: 'Anmeldung', en: 'Login' },
      description: { de: 'Der Gast meldet sich an.', en: 'The guest is signing in.' },
      spec: ['S2.1-01', 'S7.2-05'],
    },
    'guest.login.form': {
      title: { de: 'Formular', en: 'Form' },
      description: {
        de: 'Das Anmeldeformular ist offen; nach einem Fehler steht der Grund darüber.',
        en: 'The sign-in form is open; after an error the reason stands above it.',
      },
      spec: ['S8-17', 'S8-20'],
    },
    'guest.login.sending': {
      title: { de: 'Wird geprüft', en: 'Sending' },
      description: {
        de: 'Die Anmeldung wird geprüft; ein zweites Absenden bewirkt nichts.',
        en: 'The sign-in is being checked; sending it a second time does nothing.',
      },
      spec: ['S7.2-05', 'S4.2-06'],
    },
    'guest.login.wayIn': {
      title: { de: 'Weg aus der Mail', en: 'Way in by mail' },
      description: {
        de: 'Der Link aus der Mail „Anmeldung bestätigen“ ist geöffnet; erst der Knopf löst ihn ein.',
        en: 'The link of the mail "confirm sign-in" is open; only the button uses it.',
      },
      spec: ['S2.1-01', 'S8-20'],
    },
    'guest.login.openingWayIn': {
      title: { de: 'Weg wird eingelöst', en: 'Opening the way in' },
      description: {
        de: 'Der Weg aus der Mail wird eingelöst; angemeldet wird dabei niemand.',
        en: 'The way in from the mail is being used; nobody is signed in by that.',
      },
      spec: ['S7.2-05'],
    },
    member: {
      title: { de: 'Angemeldet', en: 'Member' },
      description: { de: 'Jemand ist angemeldet.', en: 'Somebody is signed in.' },
      spec: ['S6-02'],
    },
    'member.active': {
      title: { de: 'Aktiv', en: 'Active' },
      description: {
        de: 'Der Kunde ist angemeldet und kann sich abmelden.',
        en: 'The customer is signed in and can sign out.',
      },
      spec: ['S4.2-06'],
    },
    'member.leaving': {
      title: { de: 'Meldet sich ab', en: 'Leaving' },
      description: { de: 'Die Abmeldung läuft.', en: 'The sign-out is running.' },
      spec: ['S4.2-06'],
    },
    'member.expired': {
      title: { de: 'Abgelaufen', en: 'Expired' },
      description: {
        de: 'Die Sitzung ist abgelaufen; der Shop fragt, wer der Besucher jetzt ist, und zeigt die Anmeldung.',
        en: 'The session has ended; the shop asks who the visitor is now and shows the sign-in.',
      },
      spec: ['S7.1-05'],
    },
  },
  guards: {
    isGuest: { de: 'niemand ist angemeldet', en: 'nobody is signed in' },
    isLoginAllowed: { de: 'Anmeldung ist erlaubt', en: 'signing in is allowed' },
    hasEnded: { de: 'Sitzung ist abgelaufen', en: 'the session has ended' },
    isWayInInvalid: {
      de: 'der Weg aus der Mail gilt nicht mehr',
      en: 'the way in from the mail is no longer valid',
    },
    isScreenKept: { de: 'die offene Seite bleibt', en: 'the open page stays' },
    isStillMember: { de: 'doch noch angemeldet', en: 'signed in after all' },
  },
  events: {
    'wayIn.found': {
      de: 'Den Link aus der Mail „Anmeldung bestätigen“ öffnen',
      en: 'Open the link of the mail that confirms the sign-in',
    },
    'login.submit': { de: 'Anmeldung abgeschickt', en: 'Sign-in submitted' },
    'identity.told': { de: 'Eine Antwort sagt, wer da ist', en: 'An answer says who is here' },
  },
  facts: {
    'session.changed': { de: 'Jemand anderes ist da', en: 'Somebody else is here' },
    'session.signInWanted': { de: 'Eine neue Anmeldung ist nötig', en: 'A new sign-in is needed' },
    'session.basketMerged': {
      de: 'Im Warenkorb steht, was aus dem des Gastes wurde',
      en: "The basket tells what became of the guest's",
    },
    'session.callFailed': { de: 'Ein Aufruf ist gescheitert', en: 'A call has failed' },
    'session.loginFailed': { de: 'Die Anmeldung ist gescheitert', en: 'The sign-in has failed' },
  },
};

import type { ChartWords } from '#machines/path-ready.ts';
import type { PasskeySetupMachine } from './passkey-setup.machine.ts';

/** What people call the chart `passkey-setup` and its parts; states stand in the order in which they are read. */
export const passkeySetupWords: ChartWords<PasskeySetupMachine> = {
  title: { de: 'Passkeys einrichten', en: 'Setting up passkeys' },
  description: {
    de: 'Wie ein Kunde Passkeys einrichtet, benennt und entfernt.',
    en: 'How a customer sets up passkeys, names and removes them.',
  },
  states: {
    entry: {
      title: { de: 'Liste', en: 'List' },
      description: {
        de: 'Die Passkeys stehen da; mit dem Passwort kommt einer dazu oder weg.',
        en: 'The passkeys are there; by the password one is added or removed.',
      },
      spec: ['S2.1-11'],
    },
    'entry.idle': {
      title: { de: 'Bereit', en: 'Ready' },
      description: { de: 'Nichts ist unterwegs.', en: 'Nothing is under way.' },
      spec: ['S2.1-11'],
    },
    'entry.cancelled': {
      title: { de: 'Abgebrochen', en: 'Cancelled' },
      description: {
        de: 'Am Gerät wurde abgebrochen, oder es kam keine Bestätigung.',
        en: 'It was cancelled at the device, or nothing was confirmed.',
      },
      spec: ['S2.1-11'],
    },
    'entry.known': {
      title: { de: 'Schon eingerichtet', en: 'Set up already' },
      description: {
        de: 'Das Gerät hat schon einen Passkey dieses Kontos.',
        en: 'The device has a passkey of this account already.',
      },
      spec: ['S2.1-11'],
    },
    'entry.refused': {
      title: { de: 'Abgelehnt', en: 'Refused' },
      description: {
        de: 'Der Shop nimmt nicht an, was das Gerät gemacht hat, und sagt es.',
        en: 'The shop does not accept what the device has made, and says so.',
      },
      spec: ['S2.1-11'],
    },
    'entry.unsupported': {
      title: { de: 'Nicht möglich', en: 'Not possible' },
      description: {
        de: 'Dieser Browser kann hier keine Passkeys.',
        en: 'This browser has no passkeys here.',
      },
      spec: ['S2.1-11'],
    },
    'entry.unanswered': {
      title: { de: 'Ohne Antwort', en: 'Unanswered' },
      description: {
        de: 'Der Server hat nicht geantwortet; die Liste wird neu gelesen.',
        en: 'The server has not answered; the list is read anew.',
      },
      spec: ['S2.1-11'],
    },
    beginning: {
      title: { de: 'Beginnt', en: 'Beginning' },
      description: { de: 'Das Passwort wird geprüft.', en: 'The password is being checked.' },
      spec: ['S2.1-11'],
    },
    asking: {
      title: { de: 'Gerät wird gefragt', en: 'Asking the device' },
      description: {
        de: 'Der Browser fragt das Gerät; dort bestätigt der Kunde mit Finger, Gesicht oder PIN.',
        en: 'The browser asks the device; there the customer confirms by finger, face or PIN.',
      },
      spec: ['S2.1-11'],
    },
    confirming: {
      title: { de: 'Wird gespeichert', en: 'Saving' },
      description: { de: 'Der Server prüft den neuen Passkey.', en: 'The server checks the new passkey.' },
      spec: ['S2.1-11'],
    },
    renaming: {
      title: { de: 'Wird umbenannt', en: 'Renaming' },
      description: { de: 'Ein Passkey bekommt einen anderen Namen.', en: 'A passkey gets another name.' },
      spec: ['S2.1-11'],
    },
    removing: {
      title: { de: 'Wird entfernt', en: 'Removing' },
      description: { de: 'Ein Passkey wird entfernt.', en: 'A passkey is being removed.' },
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
    codes: {
      title: { de: 'Wiederherstellungscodes', en: 'Recovery codes' },
      description: {
        de: 'Zehn Wiederherstellungscodes stehen da, dieses eine Mal.',
        en: 'Ten recovery codes are shown, this once.',
      },
      spec: ['S2.1-11'],
    },
  },
  guards: {
    isMade: { de: 'am Gerät bestätigt', en: 'confirmed at the device' },
    isCancelled: { de: 'am Gerät abgebrochen', en: 'cancelled at the device' },
    isKnown: { de: 'das Gerät hat schon einen', en: 'the device has one already' },
    isRefused: { de: 'abgelehnt', en: 'refused' },
    hasCodes: { de: 'der erste zweite Faktor', en: 'the first second factor' },
  },
  facts: {
    'passkeys.changed': { de: 'die Passkeys haben sich geändert', en: 'the passkeys have changed' },
  },
};

import type { ChartWords } from '#machines/path-ready.ts';
import type { AppMachine } from './app.machine.ts';

/** What people call the chart `app` and its parts; states stand in the order in which they are read. */
export const appWords: ChartWords<AppMachine> = {
  title: { de: 'Verfügbarkeit des Shops', en: 'Availability of the shop' },
  description: {
    de: 'Ob der Shop benutzbar ist, und alles, was so lange lebt wie die Seite.',
    en: 'Whether the shop can be used, and everything that lives as long as the page.',
  },
  states: {
    availability: {
      title: { de: 'Verfügbarkeit', en: 'Availability' },
      description: { de: 'Ob der Shop benutzbar ist.', en: 'Whether the shop can be used.' },
      spec: ['S4.1-01'],
    },
    'availability.deciding': {
      title: { de: 'Entscheidung beim Start', en: 'Deciding at the start' },
      description: {
        de: 'Die ausgelieferte Seite entscheidet, womit es losgeht.',
        en: 'The delivered page decides where it starts.',
      },
      spec: ['S4.1-01'],
    },
    'availability.up': {
      title: { de: 'Benutzbar', en: 'Up' },
      description: { de: 'Der Shop ist benutzbar.', en: 'The shop can be used.' },
      spec: ['S4.1-04', 'S4.1-06', 'S4.1-13'],
    },
    'availability.maintenance': {
      title: { de: 'Wartung', en: 'Maintenance' },
      description: {
        de: 'Der Shop wird gewartet oder antwortet nicht; die Wartungsseite steht.',
        en: 'The shop is being maintained or does not answer; the maintenance page is in sight.',
      },
      spec: ['S4.1-02', 'S4.1-05', 'S4.1-09', 'S4.1-12', 'S4.1-15', 'S8-07'],
    },
    'availability.notApproved': {
      title: { de: 'Nicht freigegeben', en: 'Not approved' },
      description: {
        de: 'Der Shop ist noch nicht freigegeben; die Wartungsseite steht.',
        en: 'The shop is not approved yet; the maintenance page is in sight.',
      },
      spec: ['S4.1-05', 'S4.1-06', 'S8-15'],
    },
    'availability.httpError': {
      title: { de: 'Fehlerseite', en: 'Error page' },
      description: {
        de: 'Ein Aufruf ist fehlgeschlagen; die Fehlerseite steht, jeder Link führt weiter.',
        en: 'A call has failed; the error page is in sight, every link leads on.',
      },
      spec: ['S4.1-03', 'S4.1-07', 'S4.1-08', 'S8-08'],
    },
    ordering: {
      title: { de: 'Bestellung unterwegs', en: 'Order on its way' },
      description: {
        de: 'Ob eine Bestellung unterwegs ist; so lange gilt Schweigen des Servers nicht als Wartung.',
        en: 'Whether an order is on its way; as long as it is, silence of the server does not count as maintenance.',
      },
      spec: ['S4.1-02'],
    },
    'ordering.calm': {
      title: { de: 'Keine Bestellung', en: 'No order' },
      description: { de: 'Keine Bestellung ist unterwegs.', en: 'No order is on its way.' },
      spec: ['S4.1-02'],
    },
    'ordering.shielded': {
      title: { de: 'Bestellung läuft', en: 'Order running' },
      description: { de: 'Eine Bestellung ist unterwegs.', en: 'An order is on its way.' },
      spec: ['S4.1-02'],
    },
    'ordering.shielded.submitting': {
      title: { de: 'Abschicken', en: 'Submitting' },
      description: { de: 'Die Bestellung wird abgeschickt.', en: 'The order is being sent.' },
      spec: ['S4.1-02'],
    },
    'ordering.shielded.reconciling': {
      title: { de: 'Nachsehen', en: 'Reconciling' },
      description: {
        de: 'Nach der Bestellung wird gesucht, höchstens 30 Sekunden ohne Antwort.',
        en: 'The order is being looked for, for 30 seconds without an answer at most.',
      },
      spec: ['S4.1-02'],
    },
  },
  guards: {
    startsInMaintenance: { de: 'beginnt mit der Wartungsseite', en: 'starts with the maintenance page' },
    startsNotApproved: { de: 'beginnt vor der Freigabe', en: 'starts before the approval' },
    startsWithError: { de: 'beginnt mit der Fehlerseite', en: 'starts with the error page' },
    wasNotApproved: { de: 'gespeichert ist: nicht freigegeben', en: 'stored: not approved' },
    saysDown: { de: 'auf Wartung geschaltet', en: 'switched to maintenance' },
    saysNotApproved: { de: 'nicht freigegeben', en: 'not approved' },
    isDownSuppressed: { de: 'eine Bestellung ist unterwegs', en: 'an order is on its way' },
    isErrorSuppressed: { de: 'eine Bestellung ist unterwegs', en: 'an order is on its way' },
    wasDownSuppressed: { de: 'der Server hatte geschwiegen', en: 'the server had been silent' },
    wasErrorSuppressed: { de: 'ein Aufruf war fehlgeschlagen', en: 'a call had failed' },
    endsMaintenance: { de: 'die Antwort beendet die Wartung', en: 'the answer ends the maintenance' },
    endsMaintenanceUnapproved: {
      de: 'die Antwort beendet die Wartung vor der Freigabe',
      en: 'the answer ends the maintenance before the approval',
    },
    isElsewhere: { de: 'nicht auf der Fehlerseite', en: 'not on the error page' },
    isOnErrorPage: { de: 'auf der Fehlerseite', en: 'on the error page' },
    isNotYetOnErrorPage: { de: 'noch nicht auf der Fehlerseite', en: 'not on the error page yet' },
    isLeftByLink: { de: 'über einen Link', en: 'by a link' },
    isOffMaintenancePage: { de: 'nicht auf der Wartungsseite', en: 'not on the maintenance page' },
  },
  events: {
    'answer.down': { de: 'Aufruf ohne brauchbare Antwort', en: 'Call without a usable answer' },
    'answer.error': { de: 'Aufruf mit Fehler beantwortet', en: 'Call answered with an error' },
    'answer.ok': { de: 'Aufruf gelungen', en: 'Call succeeded' },
    'config.loaded': { de: 'Konfiguration geladen', en: 'Configuration loaded' },
    'route.changed': { de: 'Andere Seite geöffnet', en: 'Another page opened' },
  },
  facts: {
    'app.routeWanted': { de: 'Eine andere Seite ist nötig', en: 'Another page is needed' },
  },
};

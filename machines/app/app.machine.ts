import {
  believesDown,
  goesDown,
  goesWrong,
  isNotApprovedYet,
  isTakenDown,
  keepConfig,
  keepPath,
  saysDown,
  saysNotApproved,
  staysAsConfigured,
  staysOnPath,
  wholeRoster,
} from './app.answers.ts';
import { appSetup } from './app.setup.ts';
import { startContext } from './app.rules.ts';

/**
 * Whether the shop can be used, and the parent of every actor that lives as long as the page. S4.1, S8,
 * docs/decisions/0005: maintenance and errors decide the route, good answers clear them, an order on its way hides silence for 30 s.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'Ob der Shop benutzbar ist, und alles, was so lange lebt wie die Seite.',
  meta: { title: { de: 'Verfügbarkeit des Shops', en: 'Availability of the shop' }, spec: [] },
  type: 'parallel',
  context: ({ input }) => startContext(input),
  invoke: wholeRoster,
  on: { retry: { actions: 'askAgain' } },
  states: {
    availability: {
      description: 'Ob der Shop benutzbar ist.',
      meta: { title: { de: 'Verfügbarkeit', en: 'Availability' }, spec: ['S4.1-01'] },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Die ausgelieferte Seite entscheidet, womit es losgeht.',
          meta: { title: { de: 'Entscheidung beim Start', en: 'Deciding at the start' }, spec: ['S4.1-01'] },
          always: [
            { guard: { type: 'startsAs', params: { start: 'maintenance' } }, target: 'maintenance' },
            { guard: { type: 'startsAs', params: { start: 'notApproved' } }, target: 'notApproved' },
            { guard: { type: 'startsAs', params: { start: 'httpError' } }, target: 'httpError' },
            { target: 'up' },
          ],
        },
        up: {
          description: 'Der Shop ist benutzbar.',
          tags: ['ready', 'up'],
          meta: {
            title: { de: 'Benutzbar', en: 'Up' },
            spec: ['S4.1-04', 'S4.1-06', 'S4.1-13'],
          },
          entry: ['forgetDown', 'forgetCode', { type: 'tellAvailability', params: { state: 'up' } }],
          on: {
            'config.loaded': [isTakenDown, isNotApprovedYet, staysAsConfigured],
            'answer.ok': { actions: 'forgetSuppressed' },
            'answer.down': goesDown,
            'answer.error': goesWrong,
            'shield.expired': [
              believesDown,
              { guard: 'wasErrorSuppressed', target: 'httpError', actions: 'believeSuppressed' },
            ],
            'route.changed': [
              {
                guard: { type: 'isOnErrorPage', params: ({ event }) => ({ path: event.path }) },
                target: 'httpError',
                actions: [
                  keepPath,
                  { type: 'keepCodeOfPath', params: ({ event }) => ({ path: event.path }) },
                ],
              },
              staysOnPath,
            ],
          },
        },
        maintenance: {
          description: 'Der Shop wird gewartet oder antwortet nicht; die Wartungsseite steht.',
          tags: ['blocked', 'maintenance'],
          meta: {
            title: { de: 'Wartung', en: 'Maintenance' },
            spec: ['S4.1-02', 'S4.1-05', 'S4.1-09', 'S4.1-12', 'S4.1-15', 'S8-07'],
          },
          entry: [
            'forgetCode',
            { type: 'tellAvailability', params: { state: 'maintenance' } },
            'goToMaintenance',
          ],
          on: {
            'config.loaded': [
              {
                guard: saysDown,
                // The approval it speaks of is kept beside the maintenance.
                actions: [keepConfig, { type: 'tellAvailability', params: { state: 'maintenance' } }],
              },
              {
                guard: saysNotApproved,
                target: 'notApproved',
                actions: keepConfig,
              },
              {
                target: 'up',
                actions: [keepConfig, 'goHome'],
              },
            ],
            'storage.read': {
              guard: { type: 'wasNotApproved', params: ({ event }) => ({ record: event.record }) },
              target: 'notApproved',
              actions: 'forgetApproval',
            },
            'answer.ok': [
              {
                guard: {
                  type: 'clearsMaintenance',
                  params: ({ event }) => ({ path: event.path, isApproved: true }),
                },
                target: 'up',
                actions: 'goHome',
              },
              {
                guard: {
                  type: 'clearsMaintenance',
                  params: ({ event }) => ({ path: event.path, isApproved: false }),
                },
                target: 'notApproved',
              },
            ],
            'route.changed': [
              {
                guard: { type: 'isOffMaintenancePage', params: ({ event }) => ({ path: event.path }) },
                actions: [keepPath, 'goToMaintenance'],
              },
              staysOnPath,
            ],
          },
        },
        notApproved: {
          description: 'Der Shop ist noch nicht freigegeben; die Wartungsseite steht.',
          tags: ['blocked', 'notApproved'],
          meta: {
            title: { de: 'Nicht freigegeben', en: 'Not approved' },
            spec: ['S4.1-05', 'S4.1-06', 'S8-15'],
          },
          entry: [
            'forgetDown',
            'forgetCode',
            { type: 'tellAvailability', params: { state: 'notApproved' } },
            'goToMaintenance',
          ],
          on: {
            'config.loaded': [
              isTakenDown,
              {
                guard: saysNotApproved,
                actions: keepConfig,
              },
              {
                target: 'up',
                actions: [keepConfig, 'goHome'],
              },
            ],
            'answer.down': goesDown,
            'shield.expired': [believesDown],
            'route.changed': [
              {
                guard: { type: 'isOffMaintenancePage', params: ({ event }) => ({ path: event.path }) },
                actions: [keepPath, 'goToMaintenance'],
              },
              staysOnPath,
            ],
          },
        },
        httpError: {
          description: 'Ein Aufruf ist fehlgeschlagen; die Fehlerseite steht, jeder Link führt weiter.',
          tags: ['blocked', 'httpError'],
          meta: {
            title: { de: 'Fehlerseite', en: 'Error page' },
            spec: ['S4.1-03', 'S4.1-07', 'S4.1-08', 'S8-08'],
          },
          entry: [{ type: 'tellAvailability', params: { state: 'httpError' } }, 'goToError'],
          on: {
            'config.loaded': [
              isTakenDown,
              isNotApprovedYet,
              {
                guard: 'isNotYetOnErrorPage',
                target: 'up',
                actions: keepConfig,
              },
              staysAsConfigured,
            ],
            'answer.ok': {
              guard: { type: 'isElsewhere', params: ({ event }) => ({ path: event.path }) },
              target: 'up',
            },
            'answer.down': goesDown,
            'shield.expired': [believesDown],
            'route.changed': [
              {
                guard: { type: 'isOnErrorPage', params: ({ event }) => ({ path: event.path }) },
                target: 'httpError',
                reenter: true,
                actions: [
                  keepPath,
                  { type: 'keepCodeOfPath', params: ({ event }) => ({ path: event.path }) },
                ],
              },
              {
                guard: 'isNotYetOnErrorPage',
                actions: [keepPath, 'goToError'],
              },
              {
                guard: { type: 'isLeftByLink', params: ({ event }) => ({ cause: event.cause }) },
                target: 'up',
                actions: keepPath,
              },
              {
                target: 'up',
                actions: [keepPath, 'goHome'],
              },
            ],
          },
        },
      },
    },
    ordering: {
      description: 'Ob eine Bestellung unterwegs ist; so lange gilt Schweigen des Servers nicht als Wartung.',
      meta: { title: { de: 'Bestellung unterwegs', en: 'Order on its way' }, spec: ['S4.1-02'] },
      initial: 'calm',
      states: {
        calm: {
          description: 'Keine Bestellung ist unterwegs.',
          meta: { title: { de: 'Keine Bestellung', en: 'No order' }, spec: ['S4.1-02'] },
          on: {
            'order.submissionStarted': { target: 'shielded' },
            // After the availability has taken it over, or where it makes no difference.
            'shield.expired': { actions: 'forgetSuppressed' },
          },
        },
        shielded: {
          description: 'Eine Bestellung ist unterwegs.',
          meta: { title: { de: 'Bestellung läuft', en: 'Order running' }, spec: ['S4.1-02'] },
          initial: 'submitting',
          entry: 'raiseShield',
          exit: 'lowerShield',
          on: { 'order.submissionSettled': { target: 'calm', actions: 'forgetSuppressed' } },
          states: {
            submitting: {
              description: 'Die Bestellung wird abgeschickt.',
              meta: { title: { de: 'Abschicken', en: 'Submitting' }, spec: ['S4.1-02'] },
              on: { 'order.reconciliationStarted': { target: 'reconciling' } },
            },
            reconciling: {
              description: 'Nach der Bestellung wird gesucht, höchstens 30 Sekunden ohne Antwort.',
              meta: { title: { de: 'Nachsehen', en: 'Reconciling' }, spec: ['S4.1-02'] },
              after: { reconcilingPatience: { target: '#app.ordering.calm', actions: 'giveUpShield' } },
            },
          },
        },
      },
    },
  },
});

export type AppMachine = typeof appMachine;

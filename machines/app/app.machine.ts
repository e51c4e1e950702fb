import { appSetup } from './app.setup.ts';
import { startContext } from './app.rules.ts';

/**
 * Whether the shop can be used, and the parent of every actor that lives as long as the page. Spec 4.1 and 8, decisions 3
 * to 6: maintenance and errors decide the route, good answers clear them, an order on its way hides silence for 30 s.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  type: 'parallel',
  context: ({ input }) => startContext(input),
  invoke: [
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context }) => context.input.actors.session,
      onError: {
        actions: { type: 'tellPartFailed', params: ({ event }) => ({ part: 'session', error: event.error }) },
      },
    },
    {
      id: 'shopMode',
      systemId: 'shopMode',
      src: 'shopMode',
      input: ({ context }) => context.input.actors.shopMode,
      onError: {
        actions: {
          type: 'tellPartFailed',
          params: ({ event }) => ({ part: 'shopMode', error: event.error }),
        },
      },
    },
    {
      id: 'basket',
      systemId: 'basket',
      src: 'basket',
      input: ({ context }) => context.input.actors.basket,
      onError: {
        actions: { type: 'tellPartFailed', params: ({ event }) => ({ part: 'basket', error: event.error }) },
      },
    },
    {
      id: 'consent',
      systemId: 'consent',
      src: 'consent',
      input: ({ context }) => context.input.actors.consent,
      onError: {
        actions: { type: 'tellPartFailed', params: ({ event }) => ({ part: 'consent', error: event.error }) },
      },
    },
    {
      id: 'toasts',
      systemId: 'toasts',
      src: 'toasts',
      input: ({ context }) => context.input.actors.toasts,
      onError: {
        actions: { type: 'tellPartFailed', params: ({ event }) => ({ part: 'toasts', error: event.error }) },
      },
    },
    {
      id: 'modal',
      systemId: 'modal',
      src: 'modal',
      onError: {
        actions: { type: 'tellPartFailed', params: ({ event }) => ({ part: 'modal', error: event.error }) },
      },
    },
    {
      id: 'search',
      systemId: 'search',
      src: 'search',
      input: ({ context }) => context.input.actors.search,
      onError: {
        actions: { type: 'tellPartFailed', params: ({ event }) => ({ part: 'search', error: event.error }) },
      },
    },
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      input: ({ context }) => context.input.actors.navigation,
      onError: {
        actions: {
          type: 'tellPartFailed',
          params: ({ event }) => ({ part: 'navigation', error: event.error }),
        },
      },
    },
    {
      id: 'poller',
      systemId: 'poller',
      src: 'poller',
      input: ({ self }) => ({ listener: self }),
      onError: {
        actions: { type: 'tellPartFailed', params: ({ event }) => ({ part: 'poller', error: event.error }) },
      },
    },
  ],
  on: { retry: { actions: 'askAgain' } },
  states: {
    availability: {
      description: 'Ob der Shop benutzbar ist.',
      meta: { title: { de: 'Verfügbarkeit', en: 'Availability' }, spec: ['S4.1-01'] },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Die ausgelieferte Seite entscheidet, womit es losgeht.',
          meta: { title: { de: 'Entscheidung beim Start', en: 'Deciding at the start' }, spec: ['S4.1-15'] },
          always: [
            { guard: { type: 'startsAs', params: { start: 'up' } }, target: 'up' },
            { guard: { type: 'startsAs', params: { start: 'maintenance' } }, target: 'maintenance' },
            { guard: { type: 'startsAs', params: { start: 'notApproved' } }, target: 'notApproved' },
            { guard: { type: 'startsAs', params: { start: 'httpError' } }, target: 'httpError' },
            { guard: { type: 'startsAs', params: { start: 'starting' } }, target: 'starting' },
          ],
        },
        starting: {
          description: 'Die Seite kam ohne Startdaten; die Konfiguration wird erwartet.',
          tags: ['busy', 'starting'],
          meta: { title: { de: 'Startet', en: 'Starting' }, spec: ['S4.1-01', 'S4.1-10'] },
          on: {
            'config.loaded': [
              {
                guard: { type: 'saysDown', params: ({ event }) => ({ config: event.config }) },
                target: 'maintenance',
                actions: [
                  { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
                  'reloadViews',
                ],
              },
              {
                guard: { type: 'saysNotApproved', params: ({ event }) => ({ config: event.config }) },
                target: 'notApproved',
                actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
              },
              {
                target: 'up',
                actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
              },
            ],
            'answer.down': [
              {
                guard: { type: 'isDownSuppressed', params: ({ event }) => ({ status: event.status }) },
                actions: { type: 'keepSuppressedDown', params: ({ event }) => ({ status: event.status }) },
              },
              {
                target: 'maintenance',
                actions: [
                  { type: 'keepDown', params: ({ event }) => ({ status: event.status }) },
                  'reloadViews',
                ],
              },
            ],
            'answer.error': [
              {
                guard: { type: 'isErrorSuppressed', params: ({ event }) => ({ code: event.code }) },
                actions: { type: 'keepSuppressedError', params: ({ event }) => ({ code: event.code }) },
              },
              {
                target: 'httpError',
                actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
              },
            ],
            'route.changed': { actions: { type: 'keepPath', params: ({ event }) => ({ path: event.path }) } },
          },
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
            'config.loaded': [
              {
                guard: { type: 'saysDown', params: ({ event }) => ({ config: event.config }) },
                target: 'maintenance',
                actions: [
                  { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
                  'reloadViews',
                ],
              },
              {
                guard: { type: 'saysNotApproved', params: ({ event }) => ({ config: event.config }) },
                target: 'notApproved',
                actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
              },
              { actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) } },
            ],
            'answer.ok': { actions: 'forgetSuppressed' },
            'answer.down': [
              {
                guard: { type: 'isDownSuppressed', params: ({ event }) => ({ status: event.status }) },
                actions: { type: 'keepSuppressedDown', params: ({ event }) => ({ status: event.status }) },
              },
              {
                target: 'maintenance',
                actions: [
                  { type: 'keepDown', params: ({ event }) => ({ status: event.status }) },
                  'reloadViews',
                ],
              },
            ],
            'answer.error': [
              {
                guard: { type: 'isErrorSuppressed', params: ({ event }) => ({ code: event.code }) },
                actions: { type: 'keepSuppressedError', params: ({ event }) => ({ code: event.code }) },
              },
              {
                target: 'httpError',
                actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
              },
            ],
            'shield.expired': [
              {
                guard: 'wasDownSuppressed',
                target: 'maintenance',
                actions: ['believeSuppressed', 'reloadViews'],
              },
              { guard: 'wasErrorSuppressed', target: 'httpError', actions: 'believeSuppressed' },
            ],
            'route.changed': [
              {
                guard: { type: 'isOnErrorPage', params: ({ event }) => ({ path: event.path }) },
                target: 'httpError',
                actions: [
                  { type: 'keepPath', params: ({ event }) => ({ path: event.path }) },
                  { type: 'keepCodeOfPath', params: ({ event }) => ({ path: event.path }) },
                ],
              },
              { actions: { type: 'keepPath', params: ({ event }) => ({ path: event.path }) } },
            ],
          },
        },
        maintenance: {
          description: 'Der Shop wird gewartet oder antwortet nicht; die Wartungsseite steht.',
          tags: ['blocked', 'maintenance'],
          meta: {
            title: { de: 'Wartung', en: 'Maintenance' },
            spec: ['S4.1-02', 'S4.1-05', 'S4.1-09', 'S4.1-12', 'S8-07'],
          },
          entry: [
            'forgetCode',
            { type: 'tellAvailability', params: { state: 'maintenance' } },
            'goToMaintenance',
          ],
          on: {
            'config.loaded': [
              {
                guard: { type: 'saysDown', params: ({ event }) => ({ config: event.config }) },
                actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
              },
              {
                guard: { type: 'saysNotApproved', params: ({ event }) => ({ config: event.config }) },
                target: 'notApproved',
                actions: [
                  { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
                  'reloadViews',
                ],
              },
              {
                target: 'up',
                actions: [
                  { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
                  'reloadViews',
                  'goHome',
                ],
              },
            ],
            'answer.ok': [
              {
                guard: {
                  type: 'clearsMaintenance',
                  params: ({ event }) => ({ path: event.path, isApproved: true }),
                },
                target: 'up',
                actions: ['reloadViews', 'goHome'],
              },
              {
                guard: {
                  type: 'clearsMaintenance',
                  params: ({ event }) => ({ path: event.path, isApproved: false }),
                },
                target: 'notApproved',
                actions: 'reloadViews',
              },
            ],
            'route.changed': [
              {
                guard: { type: 'isOffMaintenancePage', params: ({ event }) => ({ path: event.path }) },
                actions: [
                  { type: 'keepPath', params: ({ event }) => ({ path: event.path }) },
                  'goToMaintenance',
                ],
              },
              { actions: { type: 'keepPath', params: ({ event }) => ({ path: event.path }) } },
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
              {
                guard: { type: 'saysDown', params: ({ event }) => ({ config: event.config }) },
                target: 'maintenance',
                actions: [
                  { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
                  'reloadViews',
                ],
              },
              {
                guard: { type: 'saysNotApproved', params: ({ event }) => ({ config: event.config }) },
                actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
              },
              {
                target: 'up',
                actions: [
                  { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
                  'goHome',
                ],
              },
            ],
            'answer.down': [
              {
                guard: { type: 'isDownSuppressed', params: ({ event }) => ({ status: event.status }) },
                actions: { type: 'keepSuppressedDown', params: ({ event }) => ({ status: event.status }) },
              },
              {
                target: 'maintenance',
                actions: [
                  { type: 'keepDown', params: ({ event }) => ({ status: event.status }) },
                  'reloadViews',
                ],
              },
            ],
            'shield.expired': [
              {
                guard: 'wasDownSuppressed',
                target: 'maintenance',
                actions: ['believeSuppressed', 'reloadViews'],
              },
            ],
            'route.changed': [
              {
                guard: { type: 'isOffMaintenancePage', params: ({ event }) => ({ path: event.path }) },
                actions: [
                  { type: 'keepPath', params: ({ event }) => ({ path: event.path }) },
                  'goToMaintenance',
                ],
              },
              { actions: { type: 'keepPath', params: ({ event }) => ({ path: event.path }) } },
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
              {
                guard: { type: 'saysDown', params: ({ event }) => ({ config: event.config }) },
                target: 'maintenance',
                actions: [
                  { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
                  'reloadViews',
                ],
              },
              {
                guard: { type: 'saysNotApproved', params: ({ event }) => ({ config: event.config }) },
                target: 'notApproved',
                actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
              },
              {
                guard: 'isNotYetOnErrorPage',
                target: 'up',
                actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) },
              },
              { actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.config }) } },
            ],
            'answer.ok': {
              guard: { type: 'isElsewhere', params: ({ event }) => ({ path: event.path }) },
              target: 'up',
            },
            'answer.down': [
              {
                guard: { type: 'isDownSuppressed', params: ({ event }) => ({ status: event.status }) },
                actions: { type: 'keepSuppressedDown', params: ({ event }) => ({ status: event.status }) },
              },
              {
                target: 'maintenance',
                actions: [
                  { type: 'keepDown', params: ({ event }) => ({ status: event.status }) },
                  'reloadViews',
                ],
              },
            ],
            'shield.expired': [
              {
                guard: 'wasDownSuppressed',
                target: 'maintenance',
                actions: ['believeSuppressed', 'reloadViews'],
              },
            ],
            'route.changed': [
              {
                guard: { type: 'isOnErrorPage', params: ({ event }) => ({ path: event.path }) },
                target: 'httpError',
                reenter: true,
                actions: [
                  { type: 'keepPath', params: ({ event }) => ({ path: event.path }) },
                  { type: 'keepCodeOfPath', params: ({ event }) => ({ path: event.path }) },
                ],
              },
              {
                guard: 'isNotYetOnErrorPage',
                actions: [{ type: 'keepPath', params: ({ event }) => ({ path: event.path }) }, 'goToError'],
              },
              {
                guard: { type: 'isLeftByLink', params: ({ event }) => ({ cause: event.cause }) },
                target: 'up',
                actions: { type: 'keepPath', params: ({ event }) => ({ path: event.path }) },
              },
              {
                target: 'up',
                actions: [{ type: 'keepPath', params: ({ event }) => ({ path: event.path }) }, 'goHome'],
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

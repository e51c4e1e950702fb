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
  type: 'parallel',
  context: ({ input }) => startContext(input),
  invoke: wholeRoster,
  on: { retry: { actions: 'askAgain' } },
  states: {
    availability: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: { type: 'startsAs', params: { start: 'maintenance' } }, target: 'maintenance' },
            { guard: { type: 'startsAs', params: { start: 'notApproved' } }, target: 'notApproved' },
            { guard: { type: 'startsAs', params: { start: 'httpError' } }, target: 'httpError' },
            { target: 'up' },
          ],
        },
        up: {
          tags: ['ready', 'up'],
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
          tags: ['blocked', 'maintenance'],
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
          tags: ['blocked', 'notApproved'],
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
          tags: ['blocked', 'httpError'],
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
      initial: 'calm',
      states: {
        calm: {
          on: {
            'order.submissionStarted': { target: 'shielded' },
            // After the availability has taken it over, or where it makes no difference.
            'shield.expired': { actions: 'forgetSuppressed' },
          },
        },
        shielded: {
          initial: 'submitting',
          entry: 'raiseShield',
          exit: 'lowerShield',
          on: { 'order.submissionSettled': { target: 'calm', actions: 'forgetSuppressed' } },
          states: {
            submitting: {
              on: { 'order.reconciliationStarted': { target: 'reconciling' } },
            },
            reconciling: {
              after: { reconcilingPatience: { target: '#app.ordering.calm', actions: 'giveUpShield' } },
            },
          },
        },
      },
    },
  },
});

export type AppMachine = typeof appMachine;

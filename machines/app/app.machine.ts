import { startContext } from './app.rules.ts';
import { appSetup, wholeRoster } from './app.setup.ts';

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
            { guard: 'startsInMaintenance', target: 'maintenance' },
            { guard: 'startsNotApproved', target: 'notApproved' },
            { guard: 'startsWithError', target: 'httpError' },
            { target: 'up' },
          ],
        },
        up: {
          tags: ['ready', 'up'],
          entry: ['forgetDown', 'forgetCode', { type: 'tellAvailability', params: { state: 'up' } }],
          on: {
            'config.loaded': [
              { guard: 'saysDown', target: 'maintenance', actions: 'keepConfig' },
              { guard: 'saysNotApproved', target: 'notApproved', actions: 'keepConfig' },
              { actions: 'keepConfig' },
            ],
            'answer.ok': { actions: 'forgetSuppressed' },
            'answer.down': [
              { guard: 'isDownSuppressed', actions: 'keepSuppressedDown' },
              { target: 'maintenance', actions: 'keepDown' },
            ],
            'answer.error': [
              { guard: 'isErrorSuppressed', actions: 'keepSuppressedError' },
              { target: 'httpError', actions: 'keepCode' },
            ],
            // The order did not come back in time: what was remembered counts.
            'shield.expired': [
              { guard: 'wasDownSuppressed', target: 'maintenance', actions: 'believeSuppressed' },
              { guard: 'wasErrorSuppressed', target: 'httpError', actions: 'believeSuppressed' },
            ],
            'route.changed': [
              { guard: 'isOnErrorPage', target: 'httpError', actions: ['keepPath', 'keepCodeOfPath'] },
              { actions: 'keepPath' },
            ],
          },
        },
        maintenance: {
          tags: ['blocked', 'maintenance'],
          entry: ['forgetCode', 'tellMaintenance', 'goToMaintenance'],
          on: {
            'config.loaded': [
              {
                guard: 'saysDown',
                // The approval it speaks of is kept beside the maintenance.
                actions: ['keepConfig', 'tellMaintenance'],
              },
              { guard: 'saysNotApproved', target: 'notApproved', actions: 'keepConfig' },
              { target: 'up', actions: ['keepConfig', 'goHome'] },
            ],
            'storage.read': { guard: 'wasNotApproved', target: 'notApproved', actions: 'forgetApproval' },
            // Why it is down may be another reason by now; what is kept says the last one.
            'answer.down': {
              actions: ['keepDown', 'tellMaintenance'],
            },
            'answer.ok': [
              { guard: 'endsMaintenance', target: 'up', actions: 'goHome' },
              { guard: 'endsMaintenanceUnapproved', target: 'notApproved' },
            ],
            'route.changed': [
              { guard: 'isOffMaintenancePage', actions: ['keepPath', 'goToMaintenance'] },
              { actions: 'keepPath' },
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
              { guard: 'saysDown', target: 'maintenance', actions: 'keepConfig' },
              { guard: 'saysNotApproved', actions: 'keepConfig' },
              { target: 'up', actions: ['keepConfig', 'goHome'] },
            ],
            'answer.down': [
              { guard: 'isDownSuppressed', actions: 'keepSuppressedDown' },
              { target: 'maintenance', actions: 'keepDown' },
            ],
            'shield.expired': [
              { guard: 'wasDownSuppressed', target: 'maintenance', actions: 'believeSuppressed' },
            ],
            'route.changed': [
              { guard: 'isOffMaintenancePage', actions: ['keepPath', 'goToMaintenance'] },
              { actions: 'keepPath' },
            ],
          },
        },
        httpError: {
          tags: ['blocked', 'httpError'],
          entry: [{ type: 'tellAvailability', params: { state: 'httpError' } }, 'goToError'],
          on: {
            'config.loaded': [
              { guard: 'saysDown', target: 'maintenance', actions: 'keepConfig' },
              { guard: 'saysNotApproved', target: 'notApproved', actions: 'keepConfig' },
              { guard: 'isNotYetOnErrorPage', target: 'up', actions: 'keepConfig' },
              { actions: 'keepConfig' },
            ],
            'answer.ok': { guard: 'isElsewhere', target: 'up' },
            'answer.down': [
              { guard: 'isDownSuppressed', actions: 'keepSuppressedDown' },
              { target: 'maintenance', actions: 'keepDown' },
            ],
            'shield.expired': [
              { guard: 'wasDownSuppressed', target: 'maintenance', actions: 'believeSuppressed' },
            ],
            'route.changed': [
              {
                guard: 'isOnErrorPage',
                target: 'httpError',
                reenter: true,
                actions: ['keepPath', 'keepCodeOfPath'],
              },
              { guard: 'isNotYetOnErrorPage', actions: ['keepPath', 'goToError'] },
              { guard: 'isLeftByLink', target: 'up', actions: 'keepPath' },
              { target: 'up', actions: ['keepPath', 'goHome'] },
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

import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  raise,
  sendTo,
  setup,
  type ErrorActorEvent,
} from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { appActors } from './app.actors.ts';
import {
  availabilityRecord,
  codeOfPath,
  isErrorPage,
  isMaintenancePage,
  startOf,
  suppressedDown,
  suppressedError,
} from './app.rules.ts';
import {
  errorPath,
  maintenancePath,
  reconcilingPatienceMs,
  type AppContext,
  type AppEmitted,
  type AppEvent,
  type AppInput,
  type AvailabilityTag,
} from './app.types.ts';
import { shopActorNames, type ShopActorName } from './roster.ts';

/** What app.machine.ts names: the charts it invokes, delays, guards and actions. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent | ErrorActorEvent<unknown, ShopActorName>,
    emitted: {} as AppEmitted,
    input: {} as AppInput,
    tags: {} as PhaseTag | AvailabilityTag,
    children: {} as { [Name in ShopActorName]: Name },
  },
  actors: appActors,
  delays: { reconcilingPatience: reconcilingPatienceMs },
  guards: {
    startsInMaintenance: ({ context }) => startOf(context.input) === 'maintenance',
    startsNotApproved: ({ context }) => startOf(context.input) === 'notApproved',
    startsWithError: ({ context }) => startOf(context.input) === 'httpError',
    wasNotApproved: ({ context, event }) => {
      assertEvent(event, 'storage.read');
      return !event.record.approved && !context.isDownByConfig;
    },
    saysDown: ({ event }) => {
      assertEvent(event, 'config.loaded');
      return event.config.isDownForMaintenance;
    },
    saysNotApproved: ({ event }) => {
      assertEvent(event, 'config.loaded');
      return !event.config.isAppApproved;
    },
    isDownSuppressed: ({ context, event }) => {
      assertEvent(event, 'answer.down');
      return suppressedDown(context, event.status) !== null;
    },
    isErrorSuppressed: ({ context, event }) => {
      assertEvent(event, 'answer.error');
      return suppressedError(context, event.code) !== null;
    },
    wasDownSuppressed: ({ context }) => context.suppressed?.kind === 'down',
    wasErrorSuppressed: ({ context }) => context.suppressed?.kind === 'error',
    endsMaintenance: ({ context, event }) => {
      assertEvent(event, 'answer.ok');
      return !context.isDownByConfig && context.isApproved && !isErrorPage(event.path);
    },
    endsMaintenanceUnapproved: ({ context, event }) => {
      assertEvent(event, 'answer.ok');
      return !context.isDownByConfig && !context.isApproved && !isErrorPage(event.path);
    },
    isElsewhere: ({ event }) => {
      assertEvent(event, 'answer.ok');
      return !isErrorPage(event.path);
    },
    isOnErrorPage: ({ event }) => {
      assertEvent(event, 'route.changed');
      return isErrorPage(event.path);
    },
    isNotYetOnErrorPage: ({ context }) => !isErrorPage(context.path),
    isLeftByLink: ({ event }) => {
      assertEvent(event, 'route.changed');
      return event.cause === 'push';
    },
    isOffMaintenancePage: ({ event }) => {
      assertEvent(event, 'route.changed');
      return !isMaintenancePage(event.path);
    },
  },
  actions: {
    keepPath: assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { path: event.path };
    }),
    keepConfig: assign(({ event }) => {
      assertEvent(event, 'config.loaded');
      const { config } = event;
      return { config, isDownByConfig: config.isDownForMaintenance, isApproved: config.isAppApproved };
    }),
    keepDown: assign(({ event }) => {
      assertEvent(event, 'answer.down');
      return { downStatus: event.status, code: null };
    }),
    keepCode: assign(({ event }) => {
      assertEvent(event, 'answer.error');
      return { code: event.code };
    }),
    keepCodeOfPath: assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { code: codeOfPath(event.path) };
    }),
    keepSuppressedDown: assign(({ context, event }) => {
      assertEvent(event, 'answer.down');
      return { suppressed: suppressedDown(context, event.status) };
    }),
    keepSuppressedError: assign(({ context, event }) => {
      assertEvent(event, 'answer.error');
      return { suppressed: suppressedError(context, event.code) };
    }),
    believeSuppressed: assign(({ context: { suppressed } }) => ({
      downStatus: suppressed?.kind === 'down' ? suppressed.status : null,
      code: suppressed?.kind === 'error' ? suppressed.code : null,
      suppressed: null,
    })),
    forgetApproval: assign({ isApproved: false }),
    forgetSuppressed: assign({ suppressed: null }),
    forgetDown: assign({ downStatus: null, isDownByConfig: false }),
    forgetCode: assign({ code: null }),
    raiseShield: assign({ isShielded: true, suppressed: null }),
    lowerShield: assign({ isShielded: false }),
    giveUpShield: raise({ type: 'shield.expired' }),
    tellAvailability: emit(({ context }, params: { state: AvailabilityTag }) => ({
      type: 'app.availabilityChanged',
      record: availabilityRecord(context, params.state),
    })),
    tellMaintenance: emit(({ context }) => ({
      type: 'app.availabilityChanged',
      record: availabilityRecord(context, 'maintenance'),
    })),
    goHome: emit({ type: 'app.routeWanted', path: '/', replace: true }),
    goToMaintenance: enqueueActions(({ context, enqueue }) => {
      if (isMaintenancePage(context.path)) return;
      enqueue.emit({ type: 'app.routeWanted', path: maintenancePath, replace: true });
    }),
    goToError: enqueueActions(({ context, enqueue }) => {
      if (context.code === null || (isErrorPage(context.path) && codeOfPath(context.path) === context.code)) {
        return;
      }
      enqueue.emit({ type: 'app.routeWanted', path: errorPath(context.code), replace: true });
    }),
    askAgain: sendTo('poller', { type: 'poller.retry' }),
    tellPartFailed: emit(({ event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      return { type: 'app.partFailed', part: event.actorId, error: event.error };
    }),
  },
});

const livesAs = <Name extends ShopActorName>(name: Name) =>
  ({
    id: name,
    systemId: name,
    src: name,
    input: ({ context }: { readonly context: AppContext }) => context.input.actors[name],
    onError: { actions: 'tellPartFailed' },
  }) as const;

/** Actors of the roster: each lives as long as the page, which goes on without it when it breaks. */
export const wholeRoster = shopActorNames.map(livesAs) as unknown as readonly {
  [Name in ShopActorName]: ReturnType<typeof livesAs<Name>>;
}[ShopActorName][];

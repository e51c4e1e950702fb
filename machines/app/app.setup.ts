import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { StoredAvailability } from '#contract/stored-availability.ts';
import type { AppConfig } from '#contract/system.ts';
import type { NavigationCause } from '#machines/navigation/navigation.types.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { shopActors } from './app.actors.ts';
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
import type { ShopActorName } from './roster.ts';

/** Names and implementations of the chart in app.machine.ts. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    input: {} as AppInput,
    tags: {} as PhaseTag | AvailabilityTag,
    children: {} as { [Name in ShopActorName]: Name },
  },
  actors: shopActors,
  delays: { reconcilingPatience: reconcilingPatienceMs },
  guards: {
    startsAs: ({ context }, params: { start: AvailabilityTag }) => startOf(context.input) === params.start,
    wasNotApproved: ({ context }, params: { record: StoredAvailability }) =>
      !params.record.approved && !context.isDownByConfig,
    saysDown: (_, params: { config: AppConfig }) => params.config.isDownForMaintenance,
    saysNotApproved: (_, params: { config: AppConfig }) => !params.config.isAppApproved,
    isDownSuppressed: ({ context }, params: { status: 503 | 401 | 405 | null }) =>
      suppressedDown(context, params.status) !== null,
    isErrorSuppressed: ({ context }, params: { code: number }) =>
      suppressedError(context, params.code) !== null,
    wasDownSuppressed: ({ context }) => context.suppressed?.kind === 'down',
    wasErrorSuppressed: ({ context }) => context.suppressed?.kind === 'error',
    clearsMaintenance: ({ context }, params: { path: string; isApproved: boolean }) =>
      !context.isDownByConfig && context.isApproved === params.isApproved && !isErrorPage(params.path),
    isElsewhere: (_, params: { path: string }) => !isErrorPage(params.path),
    isOnErrorPage: (_, params: { path: string }) => isErrorPage(params.path),
    isNotYetOnErrorPage: ({ context }) => !isErrorPage(context.path),
    isLeftByLink: (_, params: { cause: NavigationCause }) => params.cause === 'push',
    isOffMaintenancePage: (_, params: { path: string }) => !isMaintenancePage(params.path),
  },
  actions: {
    keepPath: assign({ path: (_, params: { path: string }) => params.path }),
    keepConfig: assign({
      config: (_, params: { config: AppConfig }) => params.config,
      isDownByConfig: (_, params: { config: AppConfig }) => params.config.isDownForMaintenance,
      isApproved: (_, params: { config: AppConfig }) => params.config.isAppApproved,
    }),
    keepDown: assign({
      downStatus: (_, params: { status: 503 | 401 | 405 | null }) => params.status,
      code: null,
    }),
    keepCode: assign({ code: (_, params: { code: number }) => params.code }),
    keepCodeOfPath: assign({ code: (_, params: { path: string }) => codeOfPath(params.path) }),
    keepSuppressedDown: assign({
      suppressed: ({ context }, params: { status: 503 | 401 | 405 | null }) =>
        suppressedDown(context, params.status),
    }),
    keepSuppressedError: assign({
      suppressed: ({ context }, params: { code: number }) => suppressedError(context, params.code),
    }),
    believeSuppressed: assign({
      downStatus: ({ context }) => (context.suppressed?.kind === 'down' ? context.suppressed.status : null),
      code: ({ context }) => (context.suppressed?.kind === 'error' ? context.suppressed.code : null),
      suppressed: null,
    }),
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
    tellPartFailed: emit((_, params: { part: ShopActorName; error: unknown }) => ({
      type: 'app.partFailed',
      part: params.part,
      error: params.error,
    })),
  },
});

import type { StoredAvailability } from '#contract/stored-availability.ts';
import { errorCodeOfPath } from '#domain/failure.ts';
import type { DeliveredPage } from '#machines/delivered-page.ts';
import { pathnameOf } from '#machines/navigation/navigation.rules.ts';
import {
  maintenancePath,
  type AppContext,
  type AppInput,
  type AvailabilityTag,
  type Suppressed,
  type ShopActorInputs,
} from './app.types.ts';
import { perShopActor, roster } from './roster.ts';

/** Whether a path is the error page, which good answers do not clear (S4.1). */
export const isErrorPage = (path: string): boolean => /^\/http-error(?:\/|$)/.test(pathnameOf(path));

export const isMaintenancePage = (path: string): boolean => pathnameOf(path) === maintenancePath;

/** The code an error page's path names (docs/decisions/0005). */
export const codeOfPath = (path: string): number => errorCodeOfPath(pathnameOf(path).split('/')[2]);

/** The record that stands under `brApp` for a state of the chart (S4.1). */
export const availabilityRecord = (context: AppContext, state: AvailabilityTag): StoredAvailability => ({
  maintenance: state === 'maintenance',
  flag503: state === 'maintenance' && context.downStatus === 503,
  approved: context.isApproved,
  httpError: state === 'httpError',
  code: state === 'httpError' ? context.code : null,
});

/** Silence that says nothing about the shop while an order is on its way; null for everything else (docs/decisions/0005). */
export function suppressedDown(context: AppContext, status: 503 | 401 | 405 | null): Suppressed | null {
  return context.isShielded && (status === null || status === 503) ? { kind: 'down', status } : null;
}

export function suppressedError(context: AppContext, code: number): Suppressed | null {
  return context.isShielded && code === 504 ? { kind: 'error', code } : null;
}

/** Where a page starts, decided from what was delivered (docs/decisions/0005). */
export function startOf({ boot, documentStatus, path }: AppInput): AvailabilityTag {
  if (boot.config.isDownForMaintenance) return 'maintenance';
  if (!boot.config.isAppApproved) return 'notApproved';
  if (documentStatus === 503) return 'maintenance';
  return isErrorPage(path) ? 'httpError' : 'up';
}

/** What the app and everything that lives with it start with on a page. */
export const appInputOf = (page: DeliveredPage): AppInput => ({
  ...page,
  actors: perShopActor<ShopActorInputs>((name) => roster[name].inputOf(page)),
});

/** The first context: facts that fit {@link startOf}. */
export function startContext(input: AppInput): AppContext {
  const start = startOf(input);
  const { config, menu } = input.boot;
  return {
    input,
    config,
    menu,
    path: input.path,
    code: start === 'httpError' ? codeOfPath(input.path) : null,
    downStatus: start === 'maintenance' && input.documentStatus === 503 ? 503 : null,
    isDownByConfig: config.isDownForMaintenance,
    isApproved: config.isAppApproved,
    isShielded: false,
    suppressed: null,
  };
}

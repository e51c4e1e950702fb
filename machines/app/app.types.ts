import type { ActorRefFrom, AnyActorRef, InputFrom } from 'xstate';
import type { MenuItem } from '#contract/boot.ts';
import type { StoredAvailability } from '#contract/stored-availability.ts';
import type { AppConfig } from '#contract/system.ts';
import type { DeliveredPage } from '#machines/delivered-page.ts';
import type { NavigationCause } from '#machines/navigation/navigation.types.ts';
import type { PollerEmitted } from '#machines/poller/poller.types.ts';
import type { Roster, ShopActorName } from './roster.ts';

/** How long an order is looked for before silence of the server counts as maintenance (docs/decisions/0005). */
export const reconcilingPatienceMs = 30_000;

/** The maintenance page (S2.10). */
export const maintenancePath = '/503';

/** The page of an HTTP error; `/http-error` without a code is the 404 page (docs/decisions/0005). */
export const errorPath = (code: number): string => `/http-error/${code}`;

/** Actors that live as long as the page, under their name in the receptionist. */
export type ShopActors = { readonly [Name in ShopActorName]: ActorRefFrom<Roster[Name]['machine']> };

/** The receptionist with its types; an actor is undefined only while the page is being left. */
export interface ShopSystem {
  get<Name extends ShopActorName>(systemId: Name): ShopActors[Name] | undefined;
}

/** The one cast of the untyped receptionist. */
export const shopSystemOf = (system: AnyActorRef['system']): ShopSystem => system as unknown as ShopSystem;

/** Starting values of the app-lifetime actors. */
export type ShopActorInputs = { readonly [Name in ShopActorName]: InputFrom<Roster[Name]['machine']> };

export interface AppInput extends DeliveredPage {
  readonly actors: ShopActorInputs;
}

/** What was not believed while an order was on its way (docs/decisions/0005). */
export type Suppressed =
  { readonly kind: 'down'; readonly status: 503 | null } | { readonly kind: 'error'; readonly code: 504 };

export interface AppContext {
  readonly input: AppInput;
  readonly config: AppConfig;
  readonly menu: readonly MenuItem[];
  readonly path: string;
  /** Code of the flagged HTTP error; null without one. */
  readonly code: number | null;
  /** Status that led to maintenance; null for no answer, the configuration, or no maintenance. */
  readonly downStatus: 503 | 401 | 405 | null;
  readonly isDownByConfig: boolean;
  readonly isApproved: boolean;
  readonly isShielded: boolean;
  readonly suppressed: Suppressed | null;
}

export type AppCommand = { type: 'retry' };

export type AppFact =
  | PollerEmitted
  /** What an earlier page left under `brApp`; it counts until the first answer (S4.1-15). */
  | { type: 'storage.read'; record: StoredAvailability }
  /** A call of the shop was answered well; `path` is where the visitor is then. The configuration call reports by
   * `config.loaded` alone. */
  | { type: 'answer.ok'; path: string }
  | { type: 'route.changed'; path: string; cause: NavigationCause }
  | { type: 'order.submissionStarted' }
  | { type: 'order.reconciliationStarted' }
  | { type: 'order.submissionSettled' }
  /** The order was looked for long enough: what was not believed counts now. Raised by the chart itself. */
  | { type: 'shield.expired' };

export type AppEvent = AppCommand | AppFact;

export type AppEmitted =
  | { type: 'app.routeWanted'; path: string; replace: true }
  | { type: 'app.availabilityChanged'; record: StoredAvailability }
  /** An app-lifetime actor has died of a fault; the rest goes on. */
  | { type: 'app.partFailed'; part: ShopActorName; error: unknown };

export type AvailabilityTag = 'up' | 'maintenance' | 'notApproved' | 'httpError';

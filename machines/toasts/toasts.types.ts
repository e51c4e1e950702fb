import type { ActorRef, Snapshot } from 'xstate';
import type { ToastAdd } from '#contract/basket.ts';
import type { TextKey } from '#texts/texts.ts';

/** Visible time of a toast, pauses left out (S9). */
export const toastLifetimeMs = 8000;

/** More toasts than this are never shown; the oldest leaves. */
export const maximumToasts = 5;

/** S8: the five kinds. */
export const toastKinds = ['info', 'danger', 'warning', 'success', 'basketAdd'] as const;
export type ToastKind = (typeof toastKinds)[number];

export type ToastMessage =
  | {
      readonly kind: 'text';
      readonly key: TextKey;
      readonly parameters?: Readonly<Record<string, string | number>>;
    }
  /** A message of the server; the view shows only the markup that domain/toast-markup knows. */
  | { readonly kind: 'markup'; readonly markup: string };

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly message: ToastMessage;
  /** What was put into the basket; only with kind `basketAdd` (S3.9). */
  readonly added?: ToastAdd;
  /** What it is about: a toast takes the place of the one of the same cause. Left out: its message. */
  readonly cause?: string;
  /** What it tells is read in the basket; `added` leads there by itself. */
  readonly leadsToBasket?: boolean;
  /** Stays when the next page comes, and goes with that one: it says why that page comes. */
  readonly outlivesPage?: boolean;
}

export interface Toast extends ToastRequest {
  readonly id: string;
  /** How often the same was told while it stood. */
  readonly count: number;
}

/** Points in time are milliseconds of any clock that never jumps, e.g. `performance.now()`; only differences count. */
export type ToastEvent = { type: 'toast.pause'; at: number } | { type: 'toast.resume'; at: number };

export interface ToastInput {
  readonly id: string;
  readonly at: number;
  readonly isPaused: boolean;
  readonly manager: ToastManager;
}

export interface ToastContext {
  readonly id: string;
  readonly manager: ToastManager;
  readonly isStartedPaused: boolean;
  readonly remainingMs: number;
  /** When the visible time began to run last. */
  readonly runsSince: number;
}

export interface ToastsContext {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly nextNumber: number;
}

export type ToastsCommand =
  | { type: 'toast.add'; toast: ToastRequest; at: number }
  | { type: 'toast.dismiss'; id: string }
  /** Pointer or focus is on the toasts: their time stands still. */
  | { type: 'toasts.pause'; at: number }
  | { type: 'toasts.resume'; at: number };

export type ToastsFact =
  | { type: 'toast.expired'; id: string }
  /** Another page is in sight: what belonged to the last one goes. */
  | { type: 'page.changed'; at: number };
export type ToastsEvent = ToastsCommand | ToastsFact;

export type ToastManager = ActorRef<Snapshot<unknown>, ToastsFact>;

import { expect } from 'vitest';
import type { ToastMachine } from '#machines/toasts/toast.machine.ts';
import { toastLifetimeMs } from '#machines/toasts/toasts.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { closeShop, user, wait, type ShopView } from './open-shop.tsx';
import { causeToast, openToasts, shownToasts } from './toasts.handlers.tsx';

interface ToastView extends ShopView {
  /** When the pointer came or went last, as the path counts. */
  at: number;
  /** Time the toast has left, by the chart. */
  remainingMs: number;
}

/** The toast the path is about; another one may stand above it. */
const findToast = (): HTMLElement | undefined =>
  shownToasts().find(({ textContent }) => textContent?.includes(texts.mode.switchFailed));

const toast = (): HTMLElement => findToast() as HTMLElement;

const waitUntil = async (view: ToastView, at: number): Promise<void> => {
  await wait(at - view.at);
  view.at = at;
};

export const toastViewHandlers: Handlers<ToastMachine, ToastView> = {
  open: async (view, { at, isPaused }) => {
    openToasts(view);
    if (isPaused) {
      await causeToast(view, { kind: 'markup', markup: 'Bitte <b>anmelden</b>.' });
      await user.hover(shownToasts()[0] as HTMLElement);
    }
    await causeToast(view, { kind: 'text', key: 'mode.switchFailed' });
    view.at = at;
  },
  events: {
    'toast.pause': async (view, { at }) => {
      await waitUntil(view, at);
      await user.hover(toast());
    },
    'toast.resume': async (view, { at }) => {
      await waitUntil(view, at);
      await user.hover(toast());
      await user.unhover(toast());
    },
  },
  calls: {},
  delays: {
    autoDismiss: async ({ remainingMs }) => {
      await wait(remainingMs - 1);
      expect(toast().isConnected).toBe(true);
      await wait(1);
    },
  },
  states: {
    starting: () => {
      throw new Error('Nobody ever sees a toast before it stands.');
    },
    running: (view, { remainingMs }) => {
      view.remainingMs = remainingMs;
      expect(toast().isConnected).toBe(true);
    },
    paused: async () => {
      await wait(2 * toastLifetimeMs);
      expect(toast().isConnected).toBe(true);
    },
    gone: () => expect(findToast()).toBe(undefined),
  },
  close: closeShop,
};

import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { failureSamples, httpErrorSample } from '#machines/path-ready.ts';
import type { ToastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastLifetimeMs, type ToastMessage } from '#machines/toasts/toasts.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { ModeSwitcher } from '#ui/frame/ModeSwitcher.tsx';
import { LaterFrame } from '#ui/frame/LaterFrame.tsx';
import { answer, closeShop, openShop, shopOf, user, wait, type ShopView } from './open-shop.tsx';

const { toasts: words, mode } = texts;

const Frame = () => (
  <>
    <ModeSwitcher />
    <LaterFrame />
  </>
);

/** The header's switcher and the toasts: a switch that fails is told by one. */
export function openToasts(view: ShopView): void {
  const pages = [
    { index: true as const, element: null },
    { path: 'anders', element: null },
  ];
  view.shop = openShop({ Frame, pages, address: '/' });
}

/** Lets a switch of the mode fail, with a sentence of the shop or of the server. */
export async function causeToast(view: ShopView, message: ToastMessage): Promise<void> {
  await wait(1);
  // By keyboard: the pointer may stand on a toast.
  act(() => screen.getByRole('button', { name: mode.b2c }).focus());
  await user.keyboard('{Enter}');
  const { error } = failureSamples.refused;
  const refused = (markup: string) => ({
    ...failureSamples.refused,
    error: { ...error, refusal: { ...error.refusal, errorMessages: [markup] } },
  });
  await answer('setB2c')(view, message.kind === 'text' ? httpErrorSample : refused(message.markup));
}

export const shownToasts = (): readonly HTMLElement[] =>
  within(screen.getByRole('region', { name: words.region })).queryAllByRole('alert');

const firstToast = (): HTMLElement => shownToasts()[0] as HTMLElement;
const closeButton = (): HTMLElement => within(firstToast()).getByRole('button', { name: words.close });

const sentenceOf = (message: ToastMessage): string =>
  message.kind === 'text' ? mode.switchFailed : message.markup.replaceAll(/<[^>]+>/g, '');

function see(toasts: readonly { readonly message: ToastMessage; readonly count: number }[]): void {
  expect(shownToasts().map((toast) => toast.textContent)).toEqual(
    toasts.map(({ message, count }) => {
      const times = count > 1 ? ` ${words.times({ count })}` : '';
      return `${words.kinds.danger}${sentenceOf(message)}${times}`;
    }),
  );
}

interface ToastsView extends ShopView {
  isPaused: boolean;
}

export const toastsViewHandlers: Handlers<ToastsMachine, ToastsView> = {
  open: openToasts,
  events: {
    'toast.add': (view, { toast }) => causeToast(view, toast.message),
    // A screen reader presses without pointer or focus; whoever uses one of these has stopped the time with it.
    'toast.dismiss': ({ isPaused }) =>
      isPaused ? user.click(closeButton()) : act(async () => closeButton().click()),
    'toast.expired': async () => {
      const [first] = shownToasts();
      while (first?.isConnected === true) await wait(1);
    },
    'page.changed': async (view) => {
      const { router } = shopOf(view);
      await act(() => router.navigate(router.state.location.pathname === '/' ? '/anders' : '/'));
    },
    'toasts.pause': () => user.hover(firstToast()),
    'toasts.resume': async () => {
      await user.hover(firstToast());
      await user.unhover(firstToast());
    },
  },
  calls: {},
  delays: {},
  states: {
    running: (view, { toasts }) => {
      view.isPaused = false;
      see(toasts);
    },
    paused: async (view, { toasts }) => {
      view.isPaused = true;
      await wait(2 * toastLifetimeMs);
      see(toasts);
    },
  },
  close: async (view) => {
    // What runs at the end of a path has still to run out.
    if (!view.isPaused) await wait(toastLifetimeMs);
    const left = view.isPaused ? 0 : shownToasts().length;
    closeShop(view);
    expect(left).toBe(0);
  },
};

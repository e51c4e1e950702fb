import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as BasketHandoverScreen } from '#app/routes/basket-handover.page.ts';
import { takeOverPath, takeOverRoute } from '#contract/handed-over-path.ts';
import type { BasketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import type { BasketHandoverContext } from '#machines/basket-handover/basket-handover.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { answer, closeShop, openShop, press, settle, shopOf, type ShopView } from './open-shop.tsx';

const { basketHandover: words } = texts;

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="basket-handover"]') as HTMLElement;

/** The page in a state, with its heading and what is said below. */
function see(state: string, title: string, ...sentences: readonly string[]): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(state === 'importing'));
  expect(screen.getByRole('heading', { level: 1, name: title }).isConnected).toBe(true);
  for (const sentence of sentences) expect(root().textContent).toContain(sentence);
  if (state !== 'importing') expect(document.activeElement).toBe(root());
}

/** What was taken over has reached the page's basket. */
function seeTaken(view: ShopView): void {
  expect(shopOf(view).system.basket.getSnapshot().context.basket?.items).not.toEqual([]);
  expect(screen.getByRole('link', { name: words.toBasket }).getAttribute('href')).toBe('/shop/basket');
}

const doneSentence = ({ isRepetition }: BasketHandoverContext, otherwise: string): string =>
  isRepetition ? words.repeated : otherwise;

/** The page that takes a basket over. */
export const basketHandoverViewHandlers: Handlers<BasketHandoverMachine, ShopView> = {
  open: async (view, { kind, uuid }) => {
    view.shop = openShop({
      Frame: Outlet,
      pages: [{ id: 'page', path: takeOverRoute[kind], Component: BasketHandoverScreen }],
      address: takeOverPath(kind, uuid),
    });
    await settle();
  },
  events: { 'handover.retry': () => press(words.retry) },
  calls: { takeOver: answer('takeOver') },
  delays: {},
  states: {
    importing: (view, { kind, uuid }) => {
      see('importing', words.title, words.importing[kind]);
      expect(shopOf(view).calls.given('takeOver')).toEqual({ kind, uuid });
    },
    imported: (view, context) => {
      see('imported', words.importedTitle, doneSentence(context, words.imported));
      seeTaken(view);
    },
    partly: (view, context) => {
      see('partly', words.partlyTitle, doneSentence(context, words.partly), ...context.told);
      seeTaken(view);
    },
    signedOut: (_view, { kind, uuid }) => {
      see('signedOut', words.signInTitle, words.signIn);
      expect(screen.getByRole('link', { name: words.toSignIn }).getAttribute('href')).toBe(
        `/login?redirectTo=${encodeURIComponent(takeOverPath(kind, uuid))}`,
      );
    },
    unknownUuid: () => see('unknownUuid', words.unknownTitle, words.unknown),
    failed: (_view, { problem }) => {
      const [sentence = words.failed] = problem?.messages ?? [];
      see('failed', words.failedTitle, sentence);
    },
  },
  close: closeShop,
};

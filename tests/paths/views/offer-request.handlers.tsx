import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { Component as OfferRequestPage } from '#app/routes/offer-request.page.ts';
import { offerRequestPath } from '#contract/offer-request-path.ts';
import { unpricedListPath } from '#contract/unpriced-list-path.ts';
import type { OfferRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import type { OfferRequestContext, TypedRequest } from '#machines/offer-request/offer-request.types.ts';
import type { Problem } from '#machines/call-problem.ts';
import { sampleShopFlags } from '#machines/sample-records.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { offerRequestAddress } from '#ui/shop/OfferRequest/offer-request-address.ts';
import { typeAmount } from './add-tile.handlers.tsx';
import {
  answer,
  closeShop,
  openShop,
  press,
  settle,
  settleForms,
  shopOf,
  tellFromOtherTab,
  user,
  type ShopView,
} from './open-shop.tsx';

const { offerRequest: words } = texts;

/** What each position is called by whoever sees it. */
type OfferRequestWorld = ShopView & { names: Readonly<Record<number, string>> };

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="offer-request"]') as HTMLElement;

const field = (label: string): HTMLInputElement =>
  within(root()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?`));

async function fill(label: string, text: string): Promise<void> {
  const input = field(label);
  await user.clear(input);
  if (text === '') return;
  await user.click(input);
  await user.paste(text);
}

/** Fills in what a person types; whose account it is, nobody types. */
async function fillAll(typed: TypedRequest): Promise<void> {
  await fill(words.customerName, typed.customerName);
  await user.selectOptions(field(words.salutation), typed.userSalutation);
  await user.selectOptions(field(words.titleOfPerson), typed.userTitle);
  await fill(words.firstname, typed.userFirstname);
  await fill(words.lastname, typed.userLastname);
  await fill(words.email, typed.userEmail);
  await fill(words.phone, typed.phone);
  await fill(words.zip, typed.zip);
  await fill(words.subject, typed.subject);
  await fill(words.text, typed.text);
}

const sentenceOf = (problem: Problem, otherwise: string): string => problem.messages.join(' ') || otherwise;

function see(state: string, isBusy: boolean): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(isBusy));
}

/** The articles with their amounts, why a change failed, and the form where there is something to ask for. */
function seeRequest(
  world: OfferRequestWorld,
  { positions, changes, positionProblem, problem }: OfferRequestContext,
): void {
  world.names = Object.fromEntries(positions.map(({ id, displayName }) => [id, displayName]));
  const shown = within(root()).queryAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(
    positions.map(({ displayName }) => displayName),
  );
  const told = within(root())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent ?? '');
  if (positionProblem !== null)
    expect(told.join(' ')).toContain(sentenceOf(positionProblem, words.changeFailed));
  if (problem !== null) expect(root().textContent).toContain(sentenceOf(problem, words.notSent));
  const button = within(root()).queryByRole('button', { name: new RegExp(`^${words.submit}`) });
  expect(button !== null).toBe(positions.length > 0 && changes[0]?.how !== 'add');
}

/** It is asked what became of it: the form waits, and what is on the request stays as it is. */
function seeUnderWay(sentence: string): void {
  const told = within(root()).getAllByRole('status');
  expect(told.map(({ textContent }) => textContent)).toContain(`${sentence} ${words.once}`);
  for (const amount of within(root()).queryAllByRole<HTMLInputElement>('spinbutton'))
    expect(amount.disabled).toBe(true);
}

function seeEnding(sentence: string): void {
  expect(within(root()).getByRole('status').textContent).toBe(sentence);
  expect(document.activeElement).toBe(root());
  expect(within(root()).queryByRole('textbox')).toBe(null);
}

const setAmount = async (name: string, quantity: number): Promise<void> => {
  await typeAmount(
    screen.getByRole<HTMLInputElement>('spinbutton', { name: words.quantityOf({ name }) }),
    String(quantity),
  );
  // Whoever presses beside the field leaves it.
  await user.click(document.body);
};

const nameOf = ({ names }: OfferRequestWorld, id: number): string => names[id] ?? '';

/** The page on which an offer is asked for. */
export const offerRequestViewHandlers: Handlers<OfferRequestMachine, OfferRequestWorld> = {
  open: async (world, { isAllowed, article }) => {
    world.names = {};
    world.shop = openShop({
      Frame: Outlet,
      pages: [
        {
          id: 'page',
          path: offerRequestPath,
          Component: OfferRequestPage,
          loader: () => ({ article: null }),
        },
      ],
      address: article === null ? offerRequestPath : offerRequestAddress(article),
      data: { article },
      inputs: { shopMode: { shop: { ...sampleShopFlags, allowOfferRequest: isAllowed } } },
    });
    await settle();
  },
  events: {
    'request.retry': () => press(words.retry),
    'position.update': (world, { id, quantity }) => setAmount(nameOf(world, id), quantity),
    'position.remove': (world, { id }) => press(words.remove({ name: nameOf(world, id) })),
    'request.clear': () => press(words.clear),
    'request.send': async (_world, { typed }) => {
      await fillAll(typed);
      await press(words.submit);
      await settleForms();
    },
    'request.changedElsewhere': () => tellFromOtherTab('changed'),
    'connection.returned': () => act(async () => void window.dispatchEvent(new Event('online'))),
  },
  calls: {
    loadRequest: async (world, sample) => {
      await answer('loadRequest')(world, sample);
      await settle();
    },
    lookUpRequest: async (world, sample) => {
      await answer('lookUpRequest')(world, sample);
      await settleForms();
      await settle();
    },
    changePositions: async (world, sample) => {
      await answer('changePositions')(world, sample);
      await settleForms();
      await settle();
    },
    sendRequest: async (world, sample) => {
      await answer('sendRequest')(world, sample);
      await settleForms();
      await settle();
    },
  },
  delays: {
    settlingPause: () => act(async () => void vi.advanceTimersByTime(5000)),
  },
  states: {
    opening: () => {
      throw new Error('Nobody ever sees the page being opened.');
    },
    unavailable: () => {
      see('unavailable', false);
      expect(screen.getByRole('heading', { level: 1, name: words.unavailableTitle }).isConnected).toBe(true);
      expect(within(root()).queryByRole('textbox')).toBe(null);
    },
    loading: () => {
      see('loading', true);
      expect(within(root()).getByRole('status').textContent).toBe(words.loading);
    },
    failed: (_world, { problem }) => {
      see('failed', false);
      expect(within(root()).getByRole('alert').textContent).toBe(
        problem === null ? '' : sentenceOf(problem, words.failed),
      );
      expect(document.activeElement).toBe(root());
    },
    editing: (world, context) => {
      see('editing', false);
      seeRequest(world, context);
      expect(shopOf(world).router.state.location.search).toBe('');
      expect(root().textContent?.includes(words.noArticle)).toBe(context.positions.length === 0);
      expect(root().querySelector(`a[href="${unpricedListPath}"]`) !== null).toBe(
        context.positions.length === 0,
      );
      const [last] = context.sent;
      if (context.positions.length === 0 && last !== undefined)
        expect(root().textContent).toContain(`Anfrage ${last.reference}, `);
    },
    lookingAgain: (world, context) => {
      see('lookingAgain', true);
      // The form is told once it is known what the request is now.
      seeRequest(world, { ...context, problem: null });
    },
    settling: () => {
      see('settling', true);
      seeUnderWay(words.settling);
    },
    waiting: () => {
      see('waiting', true);
      seeUnderWay(words.waiting);
    },
    changing: (world, context) => {
      see('changing', true);
      seeRequest(world, context);
      expect(shopOf(world).calls.given('changePositions')).toEqual(context.changes[0]);
    },
    sending: (world, context) => {
      see('sending', true);
      expect(shopOf(world).calls.given('sendRequest')).toEqual({
        requestToken: context.requestToken ?? 'none',
        typed: context.typed,
      });
    },
    sent: (_world, { reference }) => {
      see('sent', false);
      seeEnding(words.sent({ reference }));
    },
    sentBefore: (_world, { reference }) => {
      see('sentBefore', false);
      seeEnding(words.sentBefore({ reference }));
    },
  },
  close: closeShop,
};

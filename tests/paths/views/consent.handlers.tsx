import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type ActorRefFrom } from 'xstate';
import { consentMachine, type ConsentMachine } from '#machines/consent/consent.machine.ts';
import { type ConsentFact, type ConsentInput } from '#machines/consent/consent.types.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { CookieBar } from '#ui/frame/CookieBar.tsx';
import { Component as CookiesScreen } from '#ui/screens/cookies/CookiesScreen.tsx';

interface Visit {
  readonly clock: SimulatedClock;
  readonly actor: ActorRefFrom<ConsentMachine>;
  readonly delayMs: number;
  readonly remove: () => void;
}

/** The cookie page with the bar, as one visitor sees it; commands are gestures, only router and storage tell facts. */
export interface ConsentView {
  visit: Visit | null;
}

const { cookies, frame } = texts;

const visitOf = ({ visit }: ConsentView): Visit => {
  if (visit === null) throw new Error('The page is not open.');
  return visit;
};

function openPage(input: ConsentInput): Visit {
  const clock = new SimulatedClock();
  const actor = createActor(consentMachine, { input, clock }).start();
  const shop = {
    boot: sampleBootRecord,
    system: { consent: actor },
    prefetch: () => undefined,
  } as unknown as Shop;
  const Page = () => (
    <>
      <CookiesScreen />
      <CookieBar />
    </>
  );
  const router = createMemoryRouter([{ id: 'page', path: '/', Component: Page }], {
    hydrationData: { loaderData: { page: { items: [] } } },
  });
  const { unmount } = render(
    <ShopProvider shop={shop} texts={texts} language="de">
      <RouterProvider router={router} />
    </ShopProvider>,
  );
  const remove = (): void => {
    unmount();
    actor.stop();
  };
  return { clock, actor, delayMs: input.delayMs, remove };
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

const tell = (view: ConsentView, fact: ConsentFact): void => act(() => visitOf(view).actor.send(fact));

/** What stands on the page: the decision, whether the bar asks, and whether the decision can be taken back. */
function see(decision: string, isBarShown: boolean, isResettable: boolean): void {
  expect({
    decision: screen.getByRole('status').textContent,
    isBarShown: screen.queryByRole('region', { name: frame.cookieTitle }) !== null,
    isResettable: screen.queryByRole('button', { name: cookies.cookieReset }) !== null,
  }).toEqual({ decision, isBarShown, isResettable });
}

export const consentViewHandlers: Handlers<ConsentMachine, ConsentView> = {
  open: (view, input) => {
    view.visit = openPage(input);
  },
  events: {
    'consent.accept': () => press(frame.cookieAccept),
    'consent.decline': () => press(frame.cookieDecline),
    'consent.readMore': () => press(frame.cookieInfo),
    'consent.reset': () => press(cookies.cookieReset),
    'route.changed': tell,
    'storage.changed': tell,
  },
  calls: {},
  delays: {
    noticeDelay: (view) => act(() => visitOf(view).clock.increment(visitOf(view).delayMs)),
  },
  states: {
    checking: () => {
      throw new Error('Nobody ever sees the answer being read.');
    },
    'asking.waiting': () => see(cookies.cookieConsentOpen, false, false),
    'asking.shown': () => see(cookies.cookieConsentOpen, true, false),
    granted: () => see(cookies.cookieConsentGiven, false, true),
    declined: () => see(cookies.cookieConsentDeclined, false, true),
  },
  close: (view) => visitOf(view).remove(),
};

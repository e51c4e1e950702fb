import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { fromPromise, type AnyStateMachine } from 'xstate';
import { LivePageContext, type LivePage } from '#app/live-page.ts';
import { callNamed, type AnyCalls } from '#app/live/chart-calls.ts';
import { followLinks } from '#app/live/follow-links.ts';
import { listQuantityCalls } from '#app/live/list-quantity.calls.ts';
import { reorderCalls } from '#app/live/reorder.calls.ts';
import { wireFewWidgets } from '#app/live/wire-widgets.ts';
import { createRenderedShop } from '#app/rendered-shop.ts';
import { createShopActors } from '#app/shop-actors.ts';
import { withOwnCalls } from '#app/with-calls.ts';
import type { Call } from '#client/call.ts';
import type { BootRecord } from '#contract/boot.ts';
import type { GlobalConfig, Language } from '#contract/system.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import type { BasketChange, ChangeReply, HeadReply, LoadReply } from '#machines/basket/basket.types.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { sampleBootRecord, sampleBootWith, samplePage } from '#machines/sample-records.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import { texts as german } from '#texts/de.ts';
import { texts as english } from '#texts/en.ts';
import type { Shop, TabDrafts } from '#ui/bindings/shop.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { callsOfForms } from '#tests/support/calls-of-forms.ts';

type Checkout = typeof checkoutMachine;

interface ShopPage {
  readonly Screen: ComponentType;
  readonly path: string;
  /** What the route says of itself, where the view reads it. */
  readonly handle?: unknown;
  readonly address?: string;
  readonly data?: unknown;
  readonly language?: Language;
  readonly checkout?: Checkout;
  /** The server's answers to what the page's charts of few pages ask themselves. */
  readonly call?: Call;
  /** The server's answer to a change of the basket. */
  readonly answer?: (change: BasketChange) => ChangeReply | Promise<ChangeReply>;
  readonly session?: typeof sessionMachine;
  readonly shopMode?: typeof shopModeMachine;
  /** How the shop sells, where it does not as usual. */
  readonly flags?: Partial<BootRecord['shop']>;
  /** Its configuration, where that is not as usual. */
  readonly configs?: Partial<GlobalConfig>;
  /** What the tab holds of forms that were not sent. */
  readonly tabDrafts?: TabDrafts;
  /** Who is signed in; default: nobody. */
  readonly user?: BootRecord['user'];
  /** What the browser keeps, and what views ask for themselves. */
  readonly browser?: Partial<Pick<Shop, 'kept' | 'viewCalls'>>;
}

const silent = (): Promise<never> => new Promise(() => undefined);

/** One page of the shop with its real actors; only the server's answers are given. */
export function renderShopPage({
  Screen,
  path,
  handle,
  address = path,
  data = null,
  language = 'de',
  checkout = checkoutMachine,
  answer = silent,
  call = silent,
  session = sessionMachine,
  shopMode = shopModeMachine,
  flags = {},
  configs = {},
  tabDrafts,
  user = sampleBootRecord.user,
  browser,
}: ShopPage) {
  const changes: BasketChange[] = [];
  const logic = appMachine.provide({
    actors: {
      session,
      shopMode,
      basket: basketMachine.provide({
        actors: {
          loadBasket: fromPromise<LoadReply | HeadReply, { readonly isHeadEnough: boolean }>(silent),
          sendChange: fromPromise<ChangeReply, { readonly change: BasketChange }>(({ input }) => {
            changes.push(input.change);
            return Promise.resolve(answer(input.change));
          }),
        },
      }),
    },
  });
  const system = createShopActors(
    logic,
    appInputOf(
      samplePage({
        path: address,
        boot: { ...sampleBootWith(configs), user, shop: { ...sampleBootRecord.shop, ...flags } },
      }),
    ),
  );
  const router = createMemoryRouter(
    [
      { id: 'page', path, handle, Component: Screen, loader: () => data },
      { path: '*', element: null },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { page: data } } },
  );
  const tabStorage = { read: () => null, write: () => undefined };
  const navigate = (to: string, replace: boolean): void => void router.navigate(to, { replace });
  const screens: LivePage['screens'] = new Map();
  const ofForms = callsOfForms({ system, screens, navigate, tabStorage }, sampleBootWith({ language }));
  const shop: Shop = {
    ...createRenderedShop(sampleBootRecord, address, 200),
    system,
    fewWidget: wireFewWidgets(system, (name, machine) => {
      const calls = name === 'reorder' ? reorderCalls(call, { system }) : listQuantityCalls(call);
      const port = (source: string) => fromPromise(callNamed(calls as unknown as AnyCalls, source));
      if (name === 'form') return withOwnCalls(machine, ofForms);
      return name === 'reorder' || name === 'listQuantity' ? withOwnCalls(machine, port) : machine;
    }),
    ...(tabDrafts === undefined ? {} : { tabDrafts: () => Promise.resolve(tabDrafts) }),
    ...browser,
  };
  const page: LivePage = {
    system,
    navigate,
    tabStorage,
    screens,
    // The checkout is the only screen with a chart.
    withCalls: <Machine extends AnyStateMachine>() => checkout as unknown as Machine,
  };
  onTestFinished(followLinks((to, options) => void router.navigate(to, options)));
  system.app.start();
  const view = render(
    <ShopProvider shop={shop} texts={language === 'de' ? german : english} language={language}>
      <LivePageContext value={page}>
        <RouterProvider router={router} />
      </LivePageContext>
    </ShopProvider>,
  );
  return { ...view, system, router, changes };
}

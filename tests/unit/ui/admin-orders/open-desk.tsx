import { act } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { Component as AdminOrdersPage } from '#app/routes/admin-orders.page.ts';
import type { Refusal } from '#contract/refusal.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import type { OrderOutcome } from '#machines/order-approval/order-approval.types.ts';
import { sampleBootRecord, sampleMember, samplePage } from '#machines/sample-records.ts';
import { closeShop, openShop, settle, shopOf, type ShopView } from '#tests/paths/views/open-shop.tsx';
import type { AdminOrdersData } from '#ui/screens/admin-orders/admin-orders-data.ts';

/** Route of the page of a firm's orders. */
export const deskPath = '/my/admin-orders/:orderNumber?';

interface Desk {
  readonly address: string;
  /** What the server knows at an address of the page. */
  readonly dataAt: (url: URL) => AdminOrdersData;
  /** Whether who is signed in releases orders. */
  readonly isApprover?: boolean;
  /** What comes of forms is the test's. */
  readonly areFormsScripted?: boolean;
}

/** The page of a firm's orders in a running shop; it ends with the test. */
export async function openDesk({ address, dataAt, isApprover = true, areFormsScripted = false }: Desk) {
  const view: ShopView = { shop: null };
  const user = { ...sampleMember, data: { ...sampleMember.data, is_approver: isApprover } };
  const page = samplePage({ path: address, boot: { ...sampleBootRecord, user } });
  view.shop = openShop({
    Frame: Outlet,
    pages: [
      {
        id: 'page',
        path: deskPath,
        Component: AdminOrdersPage,
        loader: ({ request }: LoaderFunctionArgs) => dataAt(new URL(request.url)),
      },
    ],
    address,
    data: dataAt(new URL(address, 'http://shop.example')),
    inputs: appInputOf(page).actors,
    areFormsScripted,
  });
  onTestFinished(() => closeShop(view));
  await settle();
  return {
    /** The decision that is on its way. */
    decided: () => shopOf(view).calls.given('decide'),
    /** The server says what became of the decision that is on its way. */
    decide: async (output: readonly OrderOutcome[]): Promise<void> => {
      await act(() =>
        shopOf(view).calls.end('decide', { output, server: 'default', de: '', en: '', weight: 1 }),
      );
      await settle();
    },
    /** The server refuses the form that is on its way, and the page is loaded anew. */
    refuseForm: async (refusal: Refusal): Promise<void> => {
      const { calls, system } = shopOf(view);
      const said = { server: 'default', de: '', en: '', weight: 1 } as const;
      await act(() => calls.end('checkForm', { output: {}, ...said }));
      await settle();
      await act(() => calls.end('sendForm', { error: { kind: 'refused', refusal }, ...said }));
      act(() => system.navigation.send({ type: 'data.outdated' }));
      await settle();
    },
  };
}

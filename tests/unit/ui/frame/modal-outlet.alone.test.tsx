import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLiveShop } from '#tests/support/live-shop.ts';
import { texts } from '#texts/de.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { ModalOutlet } from '#ui/frame/ModalOutlet.tsx';

it('[S4.6-04][S9-31] a dialog tells that it is drawn when it stands there with its content, not when it is opened', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const { shop } = openLiveShop({});
  const { app, modal } = shop.system;
  app.start();
  const send = vi.spyOn(modal, 'send');
  const drawn = () => send.mock.calls.filter(([{ type }]) => type === 'dialog.drawn').length;
  const router = createMemoryRouter([{ path: '*', Component: ModalOutlet }]);
  render(
    <ShopProvider shop={shop} texts={texts} language="de">
      <RouterProvider router={router} />
    </ShopProvider>,
  );
  act(() => modal.send({ type: 'modal.open', request: { id: 'emptyBasket', labelKey: 'basket.removeAll' } }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(drawn()).toBe(0);
  await screen.findByText(texts.basketPage.removeAllQuestion, undefined, { timeout: 10_000 });
  expect(drawn()).toBe(1);
  app.stop();
});

import { useSelector } from '@xstate/react';
import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import type { CouponMachine } from '#machines/coupon/coupon.machine.ts';
import type { CouponContext } from '#machines/coupon/coupon.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { coupon as words } from '#texts/de/coupon.ts';
import { useShop } from '#ui/bindings/shop.ts';
import { CouponPart } from '#ui/sections/coupon/CouponPart.tsx';
import { answer, closeShop, openShop, press, settle, shopOf, user, type ShopView } from './open-shop.tsx';

interface CouponWorld extends ShopView {
  code: string;
  /** Codes of the basket. */
  used: readonly string[];
  version: number;
}

const root = (): HTMLElement => document.querySelector<HTMLElement>('[data-machine="coupon"]') as HTMLElement;
const field = (): HTMLElement => within(root()).getByRole('textbox', { name: words.code, hidden: true });

/** The part beside the page's basket, as basket and review show it. */
function Part() {
  const { basket } = useShop().system;
  const received = useSelector(basket, ({ context }) => context.basket ?? sampleBasket(1));
  return <CouponPart basket={received} isFrozen={false} />;
}

/** What the call hands over before it is answered. */
async function receive(world: CouponWorld, codes: readonly string[]): Promise<void> {
  world.version += 1;
  world.used = codes;
  const coupons = codes.map((code) => ({ code, description: '10 % Rabatt', problem: '' }));
  const basket = { ...sampleBasket(world.version), coupons };
  await act(async () => shopOf(world).system.basket.send({ type: 'basket.received', basket }));
}

function see(state: string, { problem }: CouponContext): void {
  expect(root().dataset['state']).toBe(state);
  const told = problem === null ? null : problem.messages.join(' ') || words.failed;
  if (told !== null) expect(root().textContent).toContain(told);
  if (state === 'missing') expect(root().textContent).toContain(words.missing);
  else expect(root().textContent).not.toContain(words.missing);
  const isFaulty = root().querySelector('[aria-invalid="true"], [role="alert"]') !== null;
  expect(isFaulty).toBe(told !== null || state === 'missing');
}

export const couponViewHandlers: Handlers<CouponMachine, CouponWorld> = {
  open: async (world) => {
    world.version = 100;
    world.shop = openShop({
      Frame: Outlet,
      pages: [{ path: '/part', element: <Part /> }],
      address: '/part',
    });
    await settle();
    await receive(world, []);
    await user.click(screen.getByText(words.title));
  },
  events: {
    'code.apply': async (world, { code }) => {
      world.code = code.trim();
      await user.clear(field());
      await user.type(field(), code);
      await press(words.use);
    },
    'coupon.remove': (world) => press(words.removeNamed({ code: world.code })),
    'basket.changed': async (world) => {
      const typed = () => root().querySelector('input')?.value;
      const before = typed();
      await receive(world, world.used);
      expect(typed()).toBe(before);
    },
  },
  calls: {
    addCoupon: async (world, sample) => {
      if ('output' in sample) await receive(world, [world.code]);
      else expect(shopOf(world).calls.given('addCoupon')).toEqual({ code: world.code });
      await answer('addCoupon')(world, sample);
    },
    removeCoupon: async (world, sample) => {
      if ('output' in sample) {
        await receive(world, []);
        await user.click(screen.getByText(words.title));
      }
      await answer('removeCoupon')(world, sample);
    },
  },
  delays: {},
  states: {
    'resting.idle': (_world, context) => see('idle', context),
    'resting.missing': (_world, context) => see('missing', context),
    'resting.refused': (_world, context) => see('refused', context),
    'resting.unanswered': (_world, context) => see('unanswered', context),
    'resting.used': (world, context) => {
      see('used', context);
      expect(root().querySelector('[aria-live]')?.textContent).toBe(words.counts({ code: world.code }));
    },
    adding: (_world, context) => see('adding', context),
    removing: (_world, context) => see('removing', context),
  },
  close: closeShop,
};

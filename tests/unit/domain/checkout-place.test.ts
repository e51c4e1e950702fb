import { expect, it } from 'vitest';
import { isCheckoutStep } from '#domain/checkout-place.ts';

it.each([
  '/shop/checkout',
  '/shop/checkout/2',
  '/shop/checkout/2/',
  '/shop/checkout?a=b',
  '/shop/checkout/4?a=b#terms',
])('[S2.9-07] is a step of the checkout: %s', (path) => expect(isCheckoutStep(path)).toBe(true));

it.each([
  '/shop/checkout/confirmation/2026-1',
  '/shop/checkouts',
  '/shop/basket',
  '/login?redirectTo=/shop/checkout',
])('[S2.9-07] is none: %s', (path) => expect(isCheckoutStep(path)).toBe(false));

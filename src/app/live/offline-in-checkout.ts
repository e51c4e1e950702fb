import { isCheckoutStep } from '#domain/checkout-place.ts';

/** Whether silence says nothing about the shop: without a connection the checkout tells it over its step (docs/decisions/0005, R82). */
export const isOfflineInCheckout = (): boolean => !navigator.onLine && isCheckoutStep(location.pathname);

import { isCheckoutStep } from '#domain/checkout-place.ts';
import type { NavigationContext } from './navigation.types.ts';

/** A path without what it asks for. */
export const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** Where the visitor is, or is going. */
export const placeOf = ({ target, path }: Pick<NavigationContext, 'target' | 'path'>): string =>
  target ?? path;

/** The checkout has a sign-in of its own in step 1, leaving it would lose what was typed; a page may lead there itself. */
export const hasOwnSignIn = (path: string): boolean => isCheckoutStep(path) || pathnameOf(path) === '/login';

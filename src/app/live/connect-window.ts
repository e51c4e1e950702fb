import { storageKeys } from '#contract/browser-storage.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { readConsent } from '../persistence/stored-consent.ts';

/** Tells the actors what the browser's window notices: consent given in another tab, scrolling. */
export function connectWindow({ consent, navigation }: ShopActorRefs, storage: StoragePort): void {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.consent) {
      consent.send({ type: 'storage.changed', stored: readConsent(storage) });
    }
  });
  // Answered in another tab since this page was drawn.
  const stored = readConsent(storage);
  if (stored !== null) consent.send({ type: 'storage.changed', stored });
  let isScrollNoted = false;
  window.addEventListener(
    'scroll',
    () => {
      if (isScrollNoted) return;
      isScrollNoted = true;
      requestAnimationFrame(() => {
        isScrollNoted = false;
        navigation.send({ type: 'scroll.moved', pixels: window.scrollY });
      });
    },
    { passive: true },
  );
  // A reloaded page stands where it stood: the browser scrolled it before anybody listened.
  if (window.scrollY > 0) navigation.send({ type: 'scroll.moved', pixels: window.scrollY });
}

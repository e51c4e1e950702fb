import { appPersistence } from '#machines/app/app.persistence.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/** Tells the app what an earlier page left under `brApp` (S4.1-15); what is broken counts as absent (R81). */
export function tellStoredAvailability({ app }: Pick<ShopActorRefs, 'app'>, stored: string): void {
  const record = appPersistence.fromPersisted(stored);
  if (record !== null) app.send({ type: 'storage.read', record });
}

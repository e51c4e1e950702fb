import type { CarriedName } from '#contract/carried-names.ts';
import { readCarried } from '#contract/carried.ts';
import { isCheckoutStep } from '#domain/checkout-place.ts';
import { followedPath } from '#domain/redirect.ts';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

interface TakeOptions {
  readonly system: ShopActorRefs;
  readonly navigate: (path: string, replace: boolean) => void;
}

/**
 * The one place where what an answer carried beside the page's token is told to whom it concerns (S7.3): session, mode,
 * configuration and router. What the caller of an answer takes itself is not in it.
 */
export function takeCarried(
  content: object,
  takes: readonly CarriedName[],
  { system: { app, basket, session, shopMode }, navigate }: TakeOptions,
): void {
  const { user, shop, head, redirectTo, basic_system_configs: global } = readCarried(content, takes);
  const { config, path: here } = app.getSnapshot().context;
  // Signing in and out tell all of it at once, when their own answer is there.
  const isTelling = session.getSnapshot().hasTag('busy');
  if (!isTelling) {
    const { user: known } = session.getSnapshot().context;
    // Somebody else, or the same person under another name.
    const isOther = user !== undefined && JSON.stringify(user.data) !== JSON.stringify(known.data);
    // A step has a sign-in of its own, which the checkout asks for itself.
    const isOfStep = user?.guest === true && isCheckoutStep(here);
    // Of the same person, what an answer does not carry is as it was.
    const isSame = user?.data.id === known.data.id;
    const flags = shop ?? (isSame ? selectShopFlags(shopMode.getSnapshot()) : undefined);
    const basketHead = head ?? (isSame ? basket.getSnapshot().context.head : undefined);
    if (isOther && !isOfStep && flags !== undefined && basketHead !== undefined)
      session.send({ type: 'identity.told', user, shop: flags, head: basketHead });
    if (shop !== undefined) shopMode.send({ type: 'shop.updated', shop, head, isVisitorNew: false });
  }
  if (global !== undefined && config !== null) {
    app.send({ type: 'config.loaded', config: { ...config, basic_system_configs: global } });
    session.send({ type: 'config.changed', allowLogin: global.allowLogin });
  }
  // The session leads to the sign-in itself, once it knows who the visitor is by now: its form says why it stands there.
  const isEnd = 'code' in content && content.code === 'session.ended';
  if (isEnd && (isTelling || !session.getSnapshot().context.isGuest))
    session.send({ type: 'session.ended', isScreenKept: false });
  else {
    const path = followedPath(redirectTo, here);
    if (path !== null) navigate(path, false);
  }
}

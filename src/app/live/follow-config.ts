import { selectGlobalConfig } from '#machines/app/app.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/** Tells the session when a later configuration allows or forbids signing in (S4.1, S6). */
export function followConfig({ app, session }: ShopActorRefs): void {
  app.subscribe((snapshot) => {
    const allowLogin = selectGlobalConfig(snapshot).allowLogin;
    if (allowLogin !== undefined && allowLogin !== session.getSnapshot().context.allowLogin)
      session.send({ type: 'config.changed', allowLogin });
  });
}

import { lazy, memo } from 'react';
import { orAsDrawn } from '#ui/bindings/later.ts';
import { Later } from '#ui/parts/Later/Later.tsx';

const load = () => import('./SiteFooter.tsx');
// The server draws everything at once; in a browser the end of a page comes to life after what stands above it.
const drawn = import.meta.env.SSR ? await load() : null;
const Footer = drawn?.SiteFooter ?? lazy(async () => ({ default: (await orAsDrawn(load)).SiteFooter }));
const Copyright =
  drawn?.CopyrightLine ?? lazy(async () => ({ default: (await orAsDrawn(load)).CopyrightLine }));

// Drawn anew before its code is there, a part would vanish until then: neither has anything that changes.
/** Service, legal pages and contact, live a little after the page; its links lead on from the first. */
export const LaterFooter = memo(function LaterFooter() {
  return (
    <Later>
      <Footer />
    </Later>
  );
});

/** The last line of every page, live a little after it. */
export const LaterCopyright = memo(function LaterCopyright() {
  return (
    <Later>
      <Copyright />
    </Later>
  );
});

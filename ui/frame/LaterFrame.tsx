import { useEffect } from 'react';
import { CookieBar } from './CookieBar.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { pressBoxes } from './press-boxes.ts';
import { ProgressLine } from './ProgressLine.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ToastList } from './ToastList.tsx';

/** What speaks to the visitor, what comes after a while, and what only keys and screen readers need: nothing a first page shows. */
export function LaterFrame() {
  useEffect(() => pressBoxes(), []);
  // Without a connection it is too late to ask for the page that says so: the visitor would see an empty one.
  useEffect(() => void import('#ui/screens/errors/ErrorScreen.tsx').catch(() => undefined), []);
  return (
    <>
      <ProgressLine />
      <PageAnnouncer />
      <ScrollToTop />
      <CookieBar />
      <ToastList />
    </>
  );
}

import { useEffect } from 'react';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { pressBoxes } from './press-boxes.ts';
import { ToastList } from './ToastList.tsx';

/** What speaks to the visitor, and what only keys and screen readers need; nobody needs it before the page is live. */
export function LaterFrame() {
  useEffect(() => pressBoxes(), []);
  return (
    <>
      <PageAnnouncer />
      <ToastList />
    </>
  );
}

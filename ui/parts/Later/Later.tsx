import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './Later.css.ts';

interface LaterProps {
  readonly children: ReactNode;
}

/** Marks its part in the HTML until React has taken it over, then says so with the event `part-live`. */
function MarkedPart({ children }: LaterProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Past React on purpose: a state would draw the whole part once more.
    part.current?.removeAttribute('data-later');
    part.current?.dispatchEvent(new Event('part-live', { bubbles: true }));
  }, []);
  return (
    <div ref={part} className={styles.later} data-later="">
      {children}
    </div>
  );
}

/**
 * A part of a page whose code may come after the rest of the page is live. What a visitor presses or types in it until then
 * is kept by `src/app/starter.ts`, which reads the mark, and done when the part is live (docs/decisions/0009).
 */
export function Later({ children }: LaterProps) {
  return (
    <Suspense fallback={null}>
      <MarkedPart>{children}</MarkedPart>
    </Suspense>
  );
}

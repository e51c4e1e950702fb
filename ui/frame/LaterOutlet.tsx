import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Messages, the cookie bar, and what tells of another page: drawn as soon as their code is there, which is asked for when the page is live.
 * Before that nothing is told, and a message about a lost connection must not wait for it.
 */
export function LaterOutlet() {
  const [Later, show] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./LaterFrame.tsx').then(
      ({ LaterFrame }) => show(() => LaterFrame),
      () => undefined,
    );
  }, []);
  return Later === null ? null : <Later />;
}

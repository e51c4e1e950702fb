import { lazy, memo } from 'react';
import type { ComponentType } from 'react';
import { Later } from './Later.tsx';

/**
 * A part of a page in a chunk of its own: the server draws it at once, a browser brings it to life after what stands above it.
 * Only for what goes with its page: a drawn part that stays makes React hold the next page back until its code is there.
 *
 * @param drawn the part itself on the server (`import.meta.env.SSR`), which waits for nothing; null in a browser
 * @param load fetches the part
 */
export function laterPart<Given extends object>(
  drawn: ComponentType<Given> | null,
  load: () => Promise<ComponentType<Given>>,
): ComponentType<Given> {
  const Part = drawn ?? lazy(async () => ({ default: await load() }));
  // Drawn again before its code is there, what the server has drawn would go away meanwhile: so only where something is another.
  return memo(function LaterPart(given: Given) {
    return (
      <Later>
        <Part {...given} />
      </Later>
    );
  });
}

import { lazy, memo, useState } from 'react';
import type { ComponentType } from 'react';
import { Later } from './Later.tsx';

/** A part of a page whose code comes on its own, and that can be asked for before the part is drawn. */
export type LaterPart<Given extends object> = ComponentType<Given> & {
  /** Brings the code ahead of its page, so that the part is drawn there with everything else and moves nothing. */
  readonly fetchAhead: () => Promise<unknown>;
};

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
): LaterPart<Given> {
  let there = drawn;
  const bring = async () => ({ default: (there = await load()) });
  const Awaited = lazy(bring);
  // Drawn again before its code is there, what the server has drawn would go away meanwhile: so only where something is another.
  const Part = memo(function LaterPart(given: Given) {
    // What was awaited at first stays that: another component in its place would lose what was typed.
    const [Shown] = useState<ComponentType<Given>>(() => there ?? Awaited);
    return (
      <Later>
        <Shown {...given} />
      </Later>
    );
  });
  return Object.assign(Part, { fetchAhead: bring });
}

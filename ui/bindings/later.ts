import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of a view whose code comes when it is asked for; nothing stands for it meanwhile, and after a failure it can be
 * asked for again.
 *
 * @param load fetches the code; the same function each time
 */
export function useLater<Given extends object>(load: () => Promise<ComponentType<Given>>) {
  const [Part, show] = useState<ComponentType<Given> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const bring = useCallback(
    () =>
      void load().then(
        (part) => show(() => part),
        () => setFailed(true),
      ),
    [load],
  );
  return { Part, hasFailed, bring };
}

/** A part whose code is asked for as soon as the page is live. */
export function useLaterAtOnce<Given extends object>(load: () => Promise<ComponentType<Given>>) {
  const { Part, bring } = useLater(load);
  useEffect(bring, [bring]);
  return { Part };
}

/** Code of a part the server has drawn: where it does not come, as without a connection, the part stays as it stands there. */
export const orAsDrawn = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise<never>(() => undefined));

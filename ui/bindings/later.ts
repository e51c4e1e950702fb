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

/**
 * Fetches what a page after this one is drawn with; without a connection that comes with its page, as ever.
 *
 * @param load fetches it; the same function each time
 * @param given what is in sight, by which it knows what that page will need
 */
export function useFetchAhead<Given>(load: (given: Given) => Promise<unknown>, given: Given): void {
  useEffect(() => void load(given).catch(() => undefined), [load, given]);
}

/** Code of a part the server has drawn: where it does not come, as without a connection, the part stays as it stands there. */
export const orAsDrawn = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise<never>(() => undefined));

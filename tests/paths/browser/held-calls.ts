import type { Page, Route } from '@playwright/test';
import type { Sample } from '#machines/path-ready.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { brokenRuleHeader, scenarioHeader } from '#tests/scenarios/scenario-header.ts';

/** Calls of a page that wait until a path says how they end. */
export interface HeldCalls {
  /** Lets the next call of this name go to the server, with a scenario where it is not to be answered as usual. */
  release(name: string, scenario?: string): Promise<void>;
  /** Lets the next call of this name go to the server as a sample says; `default` is the usual answer. */
  releaseAs(name: string, server: string): Promise<void>;
  /** How many calls of this name wait now. */
  waiting(name: string): number;
  /** Calls of this name go through from now on, or wait again. */
  setHeld(name: string, isHeld: boolean): void;
}

const restPath = '/rest';

function nameOf(route: Route): string | null {
  const { pathname } = new URL(route.request().url());
  const method = route.request().method();
  const found = allEndpoints.find(
    (endpoint) => endpoint.method === method && `${restPath}${endpoint.path}` === pathname,
  );
  return found?.name ?? null;
}

/**
 * Holds calls back by their contract names. `isMeant` tells calls of one name apart, e.g. by their query. With `isRuleBroken` the
 * server overlooks what a scenario changes: for tests of the tests.
 */
export async function holdCalls(
  page: Page,
  names: readonly string[],
  isMeant: (url: URL, name: string) => boolean = () => true,
  isRuleBroken = false,
): Promise<HeldCalls> {
  const held = new Set(names);
  const broken: Readonly<Record<string, string>> = isRuleBroken ? { [brokenRuleHeader]: 'true' } : {};
  const waiting: { readonly name: string; readonly route: Route }[] = [];
  let onArrival = (): void => undefined;
  await page.route(`**${restPath}/**`, async (route) => {
    const name = nameOf(route);
    if (name === null || !held.has(name) || !isMeant(new URL(route.request().url()), name))
      return route.continue();
    waiting.push({ name, route });
    onArrival();
  });
  const next = async (name: string): Promise<Route> => {
    for (;;) {
      const place = waiting.findIndex((call) => call.name === name);
      if (place !== -1) return (waiting.splice(place, 1)[0] as (typeof waiting)[number]).route;
      await new Promise<void>((resolve) => {
        onArrival = resolve;
      });
    }
  };
  const release: HeldCalls['release'] = async (name, scenario) => {
    const route = await next(name);
    if (scenario === undefined) return route.continue();
    const headers = { ...route.request().headers(), [scenarioHeader]: `${name}=${scenario}`, ...broken };
    return route.continue({ headers });
  };
  return {
    release,
    releaseAs: (name, server) => release(name, server === 'default' ? undefined : server),
    waiting: (name) => waiting.filter((call) => call.name === name).length,
    setHeld: (name, isHeld) => {
      if (isHeld) held.add(name);
      else held.delete(name);
    },
  };
}

/** What has to happen before a call is answered as a sample says, by the name of the sample. */
type Before<World> = Readonly<Record<string, (world: World) => Promise<void>>>;

/** A handler that lets the held call of this name go to the server, as its sample says. */
export const answerOf =
  <World extends { readonly calls?: HeldCalls }>(name: string, before: Before<World> = {}) =>
  async (world: World, { server }: Sample, sample: string): Promise<void> => {
    if (world.calls === undefined) throw new Error('The page is not open.');
    await before[sample]?.(world);
    await world.calls.releaseAs(name, server);
  };

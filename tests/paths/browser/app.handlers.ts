import { expect, type Locator, type Page } from '@playwright/test';
import type { AppMachine } from '#machines/app/app.machine.ts';
import type { EventSample } from '#machines/path-ready.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { systemEndpoints } from '#contract/system.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { texts } from '#texts/de.ts';
import { documentName, scenarioHeader } from '#tests/scenarios/scenario-header.ts';
import { waitUntilLive } from '#tests/e2e/models/visit.ts';
import { appBrowserCatalog, pages } from './app.catalog.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';
import { reconnect } from '#tests/e2e/models/connection.ts';

const { errors, frame, search } = texts;

/** One visit whose configuration and whose search suggestions wait for the path. */
export interface AppBrowser {
  readonly page: Page;
  calls?: HeldCalls;
  /** Paths the browser has been at and no step has asked about yet. */
  passed?: string[];
  /** The configuration was asked for and has not been answered. */
  isConfigAsked?: boolean;
}

const configCall = systemEndpoints.config;
const anyCall = listingEndpoints.suggest;

const callsOf = ({ calls }: AppBrowser): HeldCalls => {
  if (calls === undefined) throw new Error('The shop is not open.');
  return calls;
};

const passedBy = (world: AppBrowser): string[] => (world.passed ??= []);

/** Lets a call go and waits until it has been answered or has failed. */
async function answer(world: AppBrowser, { name, path }: Endpoint, server: string): Promise<void> {
  const isMeant = (request: { url(): string }): boolean => request.url().includes(`/rest${path}`);
  const over = Promise.race([
    world.page.waitForEvent('requestfinished', isMeant),
    world.page.waitForEvent('requestfailed', isMeant),
  ]);
  await callsOf(world).releaseAs(name, server);
  await over;
}

async function answerConfig(world: AppBrowser, server: string): Promise<void> {
  if (world.isConfigAsked !== true) await reconnect(world.page);
  world.isConfigAsked = false;
  await answer(world, configCall, server);
}

/** Types something into the search, which every page has: one call, and nothing moves. */
async function askSomething(world: AppBrowser, server: string): Promise<void> {
  const field = world.page.getByRole('combobox', { name: search.label });
  await field.fill('toner');
  await answer(world, anyCall, server);
  await field.fill('');
}

const samples = appBrowserCatalog.events as Readonly<
  Record<string, Readonly<Record<string, EventSample<unknown>>>>
>;

/** A call ends as the sample says: the configuration while it is awaited, some other one else. */
const callEnds =
  (type: 'answer.down' | 'answer.error') =>
  (world: AppBrowser, _event: unknown, sample: string): Promise<void> => {
    const { server } = samples[type]?.[sample] ?? { server: 'default' };
    return world.isConfigAsked === true ? answerConfig(world, server) : askSomething(world, server);
  };

/** Waits until the browser has been at a path since the last one a step asked for. */
async function arrive(world: AppBrowser, path: string): Promise<void> {
  const passed = passedBy(world);
  await expect.poll(() => passed, { message: `the browser comes to ${path}` }).toContain(path);
  passed.splice(0, passed.indexOf(path) + 1);
}

const pathOf = (address: string): string => new URL(address).pathname;

async function followLink(world: AppBrowser): Promise<void> {
  const { page } = world;
  const isAtLogin = pathOf(page.url()) === pages.login;
  const link: Locator = isAtLogin
    ? page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
    : page.getByRole('region', { name: frame.serviceBar }).getByRole('link', { name: frame.login });
  await link.click();
  await arrive(world, isAtLogin ? pages.start : pages.login);
}

async function goBack(world: AppBrowser, isMeant: (path: string) => boolean): Promise<void> {
  await world.page.evaluate(() => history.back());
  const passed = passedBy(world);
  await expect.poll(() => passed.some(isMeant)).toBe(true);
  passed.splice(0, passed.findIndex(isMeant) + 1);
}

const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: errors.retry });

/** What stands on the page and under `brApp` (S4.1). */
async function see(
  { page }: AppBrowser,
  state: string,
  stored: { readonly maintenance: boolean; readonly approved: boolean; readonly code: number | null },
): Promise<void> {
  await expect(page.locator('[data-machine="app"]')).toHaveAttribute('data-state', state);
  const { code, maintenance, approved } = stored;
  await expect
    .poll(async () => JSON.parse((await page.evaluate(() => localStorage.getItem('brApp'))) ?? 'null'))
    .toMatchObject({ maintenance, approved, httpError: code !== null, code });
}

async function seeMaintenancePage({ page }: AppBrowser, text: string): Promise<void> {
  await expect(page).toHaveURL(/\/503$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.pages[503].heading);
  await expect(page.getByRole('main')).toContainText(text);
  await expect(retryButton(page)).toBeVisible();
}

const notHere = (): never => {
  throw new Error('No browser leads here.');
};

/** Availability in a browser on a built shop; what fails is made to fail by the server's scenario switch. */
export const appBrowserHandlers: Handlers<AppMachine, AppBrowser> = {
  // Pages of maintenance and errors answer with their status.
  expectedErrors: [/the server responded with a status of/],
  open: async (world, { path }, sample) => {
    const { page } = world;
    const passed = passedBy(world);
    world.isConfigAsked = true;
    page.on('framenavigated', (where) => {
      if (where === page.mainFrame()) passed.push(pathOf(where.url()));
    });
    world.calls = await holdCalls(page, [configCall.name, anyCall.name]);
    const { server } = appBrowserCatalog.inputs[sample] ?? { server: 'default' };
    // The operator has closed the shop: whichever page was asked for, the maintenance page comes.
    const isClosed = server !== 'default';
    if (isClosed) await page.setExtraHTTPHeaders({ [scenarioHeader]: `${documentName}=${server}` });
    await page.goto(isClosed ? pages.start : path);
    if (isClosed) await page.setExtraHTTPHeaders({});
    await waitUntilLive(page);
    await arrive(world, path);
  },
  events: {
    retry: async (world) => {
      await retryButton(world.page).click();
      await expect(retryButton(world.page)).toHaveAttribute('aria-busy', 'true');
      world.isConfigAsked = true;
    },
    'config.loaded': (world, _event, sample) =>
      answerConfig(world, samples['config.loaded']?.[sample]?.server ?? 'default'),
    'storage.read': notHere,
    'answer.ok': (world) => askSomething(world, 'default'),
    'answer.down': callEnds('answer.down'),
    'answer.error': callEnds('answer.error'),
    'route.changed': async (world, { cause, path }, sample) => {
      if (sample === 'backToError') await goBack(world, (passed) => passed === pages.error);
      else if (cause === 'pop') await goBack(world, () => true);
      else if (cause === 'push') await followLink(world);
      else await arrive(world, path);
    },
    'order.submissionStarted': notHere,
    'order.reconciliationStarted': notHere,
    'order.submissionSettled': notHere,
    'shield.expired': notHere,
  },
  calls: {},
  delays: { reconcilingPatience: notHere },
  states: {
    'availability.deciding': notHere,
    'availability.up': async (world) => {
      await see(world, 'up', { maintenance: false, approved: true, code: null });
      await expect(world.page).not.toHaveURL(/\/(?:503|http-error)/);
      await expect(retryButton(world.page)).toHaveCount(0);
    },
    'availability.maintenance': async (world, { isApproved: approved }) => {
      await see(world, 'maintenance', { maintenance: true, approved, code: null });
      await seeMaintenancePage(world, errors.pages[503].text);
    },
    'availability.notApproved': async (world) => {
      await see(world, 'notApproved', { maintenance: false, approved: false, code: null });
      await seeMaintenancePage(world, errors.pages.notApproved.text);
    },
    'availability.httpError': async (world, { code }) => {
      await see(world, 'httpError', { maintenance: false, approved: true, code });
      const page = code === 404 ? errors.pages[404] : errors.pages[500];
      await expect(world.page).toHaveURL(/\/http-error/);
      await expect(world.page.getByRole('heading', { level: 1 })).toHaveText(page.heading);
    },
    // Only the checkout shows anything of an order on its way.
    'ordering.calm': () => undefined,
    'ordering.shielded.submitting': notHere,
    'ordering.shielded.reconciling': notHere,
  },
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioHeader } from '#tests/scenarios/scenario-header.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { expect, test } from '#tests/support/shop-test.ts';

const scenarioURL = process.env['E2E_SCENARIO_URL'] ?? '';

/** Names of all built files below a folder whose text bears a word. */
const filesWith = (folder: string, word: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      readFileSync(join(projectRoot, folder, name), 'utf8')
        .toLowerCase()
        .includes(word),
    );

test('the product has no trace of the scenario switch, the test build has it', () => {
  expect(filesWith('dist/server', scenarioHeader)).toEqual([]);
  expect(filesWith('dist/client', scenarioHeader)).toEqual([]);
  expect(filesWith('dist/scenario-server', scenarioHeader)).not.toEqual([]);
});

test('the product does not listen to the switch, the test build does', async ({ request, baseURL }) => {
  const asked = (url: string) =>
    request.get(`${url}/rest/systems/config?wld=false`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', [scenarioHeader]: 'system.config=error-500' },
    });
  expect((await asked(baseURL ?? '')).status()).toBe(200);
  expect((await asked(scenarioURL)).status()).toBe(500);
});

test('both servers send the same client, byte by byte', async ({ request, baseURL }) => {
  const names = readdirSync(join(projectRoot, 'dist/client/assets')).filter((name) =>
    /\.(?:js|css|woff2)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const [product, scenarios] = await Promise.all(
      [baseURL, scenarioURL].map(async (url) => (await request.get(`${url}/assets/${name}`)).body()),
    );
    expect(product?.length, name).toBeGreaterThan(0);
    expect(product?.equals(scenarios as Buffer), name).toBe(true);
  }
  const scriptsOf = async (url: string): Promise<readonly string[]> =>
    [...(await (await request.get(`${url}/`)).text()).matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);
  expect(await scriptsOf(scenarioURL)).toEqual(await scriptsOf(baseURL ?? ''));
});

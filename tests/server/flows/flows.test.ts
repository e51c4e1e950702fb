import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowEndpoints } from '#contract/flows.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

const folder = join(projectRoot, 'docs/flows/data');
const machines = readdirSync(folder).map((name) => name.replace('.json', ''));
const backend = 'backend@kontor.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ seed: 'small' });
});
afterAll(() => shop.stop());

async function signedIn(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

const addresses = ['/rest/flows', '/rest/flows/checkout', '/rest/flows/unknown'];

describe('drawn flows', () => {
  it('are refused to guests without a word of them', async () => {
    for (const url of addresses) {
      const answer = await shop.visitor().raw({ url });
      expect(answer.json(), url).toMatchObject({ success: false, code: 'session.ended' });
      expect(answer.json(), url).not.toHaveProperty('items');
      expect(answer.json(), url).not.toHaveProperty('item');
    }
  });

  it.each(['privat@kontor.example', 'einkauf@muster-gmbh.example', 'leitung@muster-gmbh.example'])(
    'are forbidden to %s',
    async (email) => {
      const visitor = await signedIn(email);
      for (const url of addresses) expect((await visitor.raw({ url })).statusCode, url).toBe(403);
    },
  );

  it('are listed for backend users with their sizes', async () => {
    const { items } = await (await signedIn(backend)).ask(flowEndpoints.list);
    // What the flows tell one another is where a reader begins.
    const charts = machines.filter((machine) => machine !== 'system').toSorted();
    expect(items.map(({ machine }) => machine)).toEqual(['system', ...charts]);
    for (const { machine, states, transitions } of items) {
      const file = JSON.parse(readFileSync(join(folder, `${machine}.json`), 'utf8')) as {
        nodes: unknown[];
        transitions: unknown[];
      };
      expect({ states, transitions }, machine).toEqual({
        states: file.nodes.length - 1,
        transitions: file.transitions.length,
      });
    }
  });

  it('are handed to backend users as they are written, and an unknown machine is not found', async () => {
    const visitor = await signedIn(backend);
    for (const machine of machines) {
      const { item } = await visitor.ask(flowEndpoints.one, { params: { machine } });
      expect(item, machine).toEqual(JSON.parse(readFileSync(join(folder, `${machine}.json`), 'utf8')));
    }
    for (const url of ['/rest/flows/unknown', '/rest/flows/constructor'])
      expect((await visitor.raw({ url })).statusCode, url).toBe(404);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { bringInFolder, folderWith, giveOut } from './transfer.ts';

let shop: TestShop;
let other: TestDatabase;
const given = folderWith();
const again = folderWith();

beforeAll(async () => {
  shop = await startTestShop({ seed: 'demo' });
  other = await createTestDatabase();
});
afterAll(async () => {
  given.remove();
  again.remove();
  await other.remove();
  await shop.stop();
});

describe('a catalogue that is given out and brought in elsewhere', () => {
  it('is the same byte for byte when it is given out there', async () => {
    await giveOut(shop.testDatabase, given.folder);
    const { outcome, said } = await bringInFolder(other, given.folder);
    expect(said.filter((line) => /Zeile \d/.test(line)).slice(0, 20)).toEqual([]);
    expect(outcome).toBe('done');
    await giveOut(other, again.folder);
    const names = readdirSync(given.folder);
    expect(readdirSync(again.folder)).toEqual(names);
    expect(names.length).toBe(25);
    const differing = names.filter(
      (name) => !readFileSync(join(given.folder, name)).equals(readFileSync(join(again.folder, name))),
    );
    expect(differing).toEqual([]);
  });

  it('changes nothing where it came from, so that readers keep what they hold', async () => {
    const versionOf = async () =>
      (await shop.database.query<{ version: string }>('select version from catalogue_state')).rows[0]
        ?.version;
    const before = await versionOf();
    const { outcome, said } = await bringInFolder(shop.testDatabase, given.folder, { isReplacing: true });
    expect(outcome).toBe('done');
    expect(
      said.filter((line) => !/: 0 neu, 0 geändert, [\d.]+ unverändert, 0 entfallen$/.test(line)),
    ).toEqual([]);
    expect(await versionOf()).toBe(before);
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from './name-cases.ts';
import type { NewFiles } from './write-new.ts';

const migrations = 'src/server/database/migrations';

/** The number after the last migration's, in four digits. */
function nextMigration(root: string): string {
  const last = readdirSync(join(root, migrations)).toSorted().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}

/**
 * The files of a new noun of the server with one call that stores something: path → content. It compiles, stores and passes
 * its test once it is registered as a call is.
 * @param root the tree whose next migration it brings
 * @throws Error when the name is not kebab-case.
 */
export function commandFiles(name: string, root: string): NewFiles {
  const { camel, pascal } = casesOf(name);
  const table = name.replaceAll('-', '_');
  const folder = `src/server/${name}`;
  return {
    [`src/contract/${name}.ts`]: `import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { line } from './text.ts';

export const ${camel}Endpoints = {
  ask: post({
    name: '${camel}.ask',
    path: '/shop/${name}',
    access: 'everybody',
    summary: 'Say here what is stored.',
    spec: [],
    body: z.strictObject({ note: line(200, 1) }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
`,
    [`${migrations}/${nextMigration(root)}_${table}.sql`]: `-- Say here what a row stands for.
create table ${table} (
  id bigint generated always as identity primary key,
  note text not null,
  asked_at timestamptz not null
);

create index ${table}_asked on ${table} (asked_at);
`,
    [`${folder}/${name}.repository.ts`]: `import type { Executor } from '#server/database/pool.ts';
import { command } from '#server/database/statement.ts';

const insert = command({
  name: '${name}-insert',
  text: 'insert into ${table} (note, asked_at) values ($1, $2)',
  values: (note: string, askedAt: Date) => [note, askedAt],
});

const remove = command({
  name: '${name}-delete-old',
  text: 'delete from ${table} where asked_at < $1',
  values: (before: Date) => [before],
});

export async function insert${pascal}(executor: Executor, note: string, askedAt: Date): Promise<void> {
  await insert.run(executor, note, askedAt);
}

export async function deleteOld${pascal}s(executor: Executor, before: Date): Promise<void> {
  await remove.run(executor, before);
}
`,
    [`${folder}/${name}.service.ts`]: `import type { Foundation } from '#server/runtime/foundation.ts';
import { insert${pascal} } from './${name}.repository.ts';

export interface ${pascal}Service {
  readonly ask: (note: string, now: Date) => Promise<void>;
}

export interface ${pascal}Needs {
  readonly foundation: Foundation;
}

/** Name the sections of the specification here, and refuse what is expected. */
export const create${pascal}Service = ({ foundation: { database } }: ${pascal}Needs): ${pascal}Service => ({
  ask: (note, now) => insert${pascal}(database, note, now),
});
`,
    [`${folder}/${name}.routes.ts`]: `import { ${camel}Endpoints } from '#contract/${name}.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { ${pascal}Service } from './${name}.service.ts';

interface ${pascal}RouteNeeds {
  readonly ${camel}: ${pascal}Service;
}

export function register${pascal}Routes(handle: Handle, { ${camel} }: ${pascal}RouteNeeds): void {
  handle(${camel}Endpoints.ask, async ({ now }, { body }) => {
    await ${camel}.ask(body.note, now);
    return { success: true as const };
  });
}
`,
    [`${folder}/${name}.module.ts`]: `import type { Module } from '#server/calls/module.ts';
import { deleteOld${pascal}s } from './${name}.repository.ts';
import { register${pascal}Routes } from './${name}.routes.ts';
import { create${pascal}Service } from './${name}.service.ts';
import type { ${pascal}Needs } from './${name}.service.ts';

/** Rows that strangers can make end by themselves. */
const keptMs = 90 * 24 * 3_600_000;

/** Say here what the noun is. */
export const ${camel}Module = (needs: ${pascal}Needs) =>
  ({
    service: create${pascal}Service(needs),
    routes: register${pascal}Routes,
    tidyUp: (before) => deleteOld${pascal}s(needs.foundation.database, before(keptMs)),
  }) satisfies Module<unknown, never>;
`,
    [`tests/server/${name}/${name}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ${camel}Endpoints } from '#contract/${name}.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('${camel}.ask', () => {
  it('stores what was asked', async () => {
    await shop.visitor().ask(${camel}Endpoints.ask, { body: { note: 'Bitte melden' } });
    const { rows } = await shop.database.query('select note from ${table}');
    expect(rows).toEqual([{ note: 'Bitte melden' }]);
  });
});
`,
  };
}

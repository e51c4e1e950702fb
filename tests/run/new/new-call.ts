import { casesOf } from './name-cases.ts';
import type { NewFiles, Registration } from './write-new.ts';

/**
 * The files of a new noun of the server with one call that reads a list: path → content. It compiles, answers and passes its
 * test once it is registered; until it has a table of its own it reads the makers.
 * @throws Error when the name is not kebab-case.
 */
export function callFiles(name: string): NewFiles {
  const { camel, pascal } = casesOf(name);
  const folder = `src/server/${name}`;
  return {
    [`src/contract/${name}.ts`]: `import * as z from 'zod/mini';
import { get } from './endpoint.ts';

export const ${pascal} = z.object({ slug: z.string(), title: z.string() });
export type ${pascal} = z.infer<typeof ${pascal}>;

export const ${camel}Endpoints = {
  list: get({
    name: '${camel}.list',
    path: '/shop/${name}',
    access: 'everybody',
    summary: 'Say here what is read.',
    spec: [],
    query: z.strictObject({}),
    reply: z.object({ items: z.array(${pascal}) }),
  }),
};
`,
    [`${folder}/${name}.repository.ts`]: `import * as z from 'zod/mini';
import type { Database } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

const ${pascal}Row = z.object({ slug: z.string(), title: z.string() });
export type ${pascal}Row = Readonly<z.output<typeof ${pascal}Row>>;

/** Replace the table by the noun's own: the next number in src/server/database/migrations. */
const list = question({
  name: '${name}-list',
  text: 'select b.slug, b.name as title from brand b order by b.name limit $1',
  values: (limit: number) => [limit],
  row: ${pascal}Row,
});

export const read${pascal}s = (database: Database, limit: number): Promise<${pascal}Row[]> =>
  list.all(database, limit);
`,
    [`${folder}/${name}.service.ts`]: `import type { ${pascal} } from '#contract/${name}.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { read${pascal}s } from './${name}.repository.ts';

/** More are never shown at once. */
const mostListed = 100;

export interface ${pascal}Service {
  readonly list: () => Promise<readonly ${pascal}[]>;
}

export interface ${pascal}Needs {
  readonly foundation: Foundation;
}

/** Name the sections of the specification here. */
export const create${pascal}Service = ({ foundation: { database } }: ${pascal}Needs): ${pascal}Service => ({
  list: () => read${pascal}s(database, mostListed),
});
`,
    [`${folder}/${name}.routes.ts`]: `import { ${camel}Endpoints } from '#contract/${name}.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { ${pascal}Service } from './${name}.service.ts';

interface ${pascal}RouteNeeds {
  readonly ${camel}: ${pascal}Service;
}

export function register${pascal}Routes(handle: Handle, { ${camel} }: ${pascal}RouteNeeds): void {
  handle(${camel}Endpoints.list, async () => ({ items: [...(await ${camel}.list())] }));
}
`,
    [`${folder}/${name}.module.ts`]: `import type { Module } from '#server/calls/module.ts';
import { register${pascal}Routes } from './${name}.routes.ts';
import { create${pascal}Service } from './${name}.service.ts';
import type { ${pascal}Needs } from './${name}.service.ts';

/** Say here what the noun is. */
export const ${camel}Module = (needs: ${pascal}Needs) =>
  ({ service: create${pascal}Service(needs), routes: register${pascal}Routes }) satisfies Module<unknown, never>;
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

describe('${camel}.list', () => {
  it('gives everybody what there is', async () => {
    const { items } = await shop.visitor().ask(${camel}Endpoints.list, {});
    expect(items.length).toBeGreaterThan(0);
  });
});
`,
  };
}

/** Where a new noun is named: the groups of the contract and the nouns of the server. */
export function callRegistrations(name: string): readonly Registration[] {
  const { camel } = casesOf(name);
  return [
    {
      file: 'src/contract/endpoints.ts',
      imports: [`import { ${camel}Endpoints } from './${name}.ts';`],
      line: `  ${camel}: ${camel}Endpoints,`,
      before: '} as const;',
    },
    {
      file: 'src/server/compose.ts',
      imports: [`import { ${camel}Module } from './${name}/${name}.module.ts';`],
      line: `    .with('${camel}', ${camel}Module)`,
      before: "    .with('funnel', funnelModule)",
    },
  ];
}

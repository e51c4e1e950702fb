import { exportedName } from '#paths/exported-name.ts';
import { scriptOf } from '#paths/script/path-script.ts';
import type { EmitRequest } from './emit.ts';
import { narrate } from './narration.ts';

const titledScripts = ({ graph, cover, language }: EmitRequest): string => {
  const narratedPaths = narrate(graph, cover, language);
  const titled = cover.paths.map((path, index) => ({
    title: `${narratedPaths[index]?.id}: ${narratedPaths[index]?.title}`,
    script: scriptOf(graph, path),
  }));
  return JSON.stringify(titled, null, 2);
};

/** A vitest file that drives each path through the chart, computed and running. */
export function vitest(request: EmitRequest): string {
  const { name, folder } = request;
  const camel = exportedName(name);
  return `import { describe, it } from 'vitest';
import { ${camel}Catalog } from '#machines/${folder}/${folder}.catalog.ts';
import { ${camel}Machine } from '#machines/${folder}/${name}.machine.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { pureDriver } from '#paths/drive/pure-driver.ts';
import type { PathScript } from '#paths/script/path-script.ts';

const model = { machine: ${camel}Machine, catalog: ${camel}Catalog };
const paths: readonly { readonly title: string; readonly script: PathScript }[] = ${titledScripts(request)};

describe('generated paths of ${name}', () => {
  it.each(paths)('$title', async ({ script }) => {
    await drivePath(model, script, pureDriver(model));
    await drivePath(model, script, actorDriver(model));
  });
});
`;
}

/** Where the handlers stand that a machine's Playwright file needs, relative to the root. */
export const browserHandlersFile = (name: string): string => `tests/paths/browser/${name}.handlers.ts`;

/** Where it is told what of a machine can happen in a browser at all; a machine without it can do everything. */
export const browserRealityFile = (name: string): string => `tests/paths/browser/${name}.reality.ts`;

/** A Playwright file that drives each path through a browser, by the machine's handlers under tests/paths. */
export function playwright(request: EmitRequest): string {
  const { name, folder } = request;
  const camel = exportedName(name);
  return `import { ${camel}Catalog } from '#machines/${folder}/${folder}.catalog.ts';
import { ${camel}Machine } from '#machines/${folder}/${name}.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { ${camel}BrowserHandlers } from '#${browserHandlersFile(name)}';
import { test } from '#tests/support/shop-test.ts';

const model = { machine: ${camel}Machine, catalog: ${camel}Catalog };
const paths: readonly { readonly title: string; readonly script: PathScript }[] = ${titledScripts(request)};

test.describe('generated paths of ${name}', () => {
  for (const { title, script } of paths) {
    test(title, async ({ page }, { parallelIndex }) => {
      const place = { page, worker: parallelIndex, shopFolder: process.env['E2E_DATA_DIR'] };
      await drivePath(model, script, handlerDriver(model, ${camel}BrowserHandlers, place));
    });
  }
});
`;
}

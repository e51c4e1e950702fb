import { browserFile } from '#paths/browser-model.ts';
import type { Path } from '#paths/cover/cover.ts';
import { isOrdinary } from '#paths/explore/reality.ts';
import { exportedName } from '#paths/exported-name.ts';
import { scriptOf } from '#paths/script/path-script.ts';
import type { EmitRequest } from './emit-request.ts';
import { narrate } from './narration.ts';

/** Whether a path asks nothing special of the server. */
const isOrdinaryPath = (path: Path): boolean => [path.start, ...path.steps].every(isOrdinary);

const titledScripts = (
  { graph, cover, language }: EmitRequest,
  isMeant: (path: Path) => boolean = () => true,
): string => {
  const narratedPaths = narrate(graph, cover, language);
  const titled = cover.paths.flatMap((path, index) =>
    isMeant(path)
      ? [
          {
            title: `${narratedPaths[index]?.id}: ${narratedPaths[index]?.title}`,
            script: scriptOf(graph, path),
          },
        ]
      : [],
  );
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

/** A Playwright file that drives each path through a browser, by the machine's handlers under tests/paths. */
export function playwright(request: EmitRequest): string {
  const { name, folder, hasBrowserCatalog = false } = request;
  const camel = exportedName(name);
  const catalog = hasBrowserCatalog
    ? { name: `${camel}BrowserCatalog`, file: `#${browserFile(name, 'catalog')}` }
    : { name: `${camel}Catalog`, file: `#machines/${folder}/${folder}.catalog.ts` };
  return `import { ${catalog.name} } from '${catalog.file}';
import { ${camel}Machine } from '#machines/${folder}/${name}.machine.ts';
import { ${camel}BrowserHandlers } from '#${browserFile(name, 'handlers')}';
import { onBothServers, type TitledPath } from '#tests/e2e/paths/both-servers.ts';

const successes: readonly TitledPath[] = ${titledScripts(request, isOrdinaryPath)};

const failures: readonly TitledPath[] = ${titledScripts(request, (path) => !isOrdinaryPath(path))};

onBothServers('${name}', {
  model: { machine: ${camel}Machine, catalog: ${catalog.name} },
  handlers: ${camel}BrowserHandlers,
  successes,
  failures,
});
`;
}

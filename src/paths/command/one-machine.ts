import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFile, loadBrowserModel } from '#paths/browser-model.ts';
import { cover } from '#paths/cover/cover.ts';
import { emit } from '#paths/emit/emit.ts';
import { explore } from '#paths/explore/explore.ts';
import { realGraph } from '#paths/explore/reality.ts';
import { loadMachine, machineNames } from '#paths/discover.ts';
import { changedSince } from '#paths/script/stored-paths.ts';
import { UsageError, type MachineRequest } from './arguments.ts';
import { explanation, summary } from './report.ts';
import { routeOf } from './route-names.ts';

function changedTargets(
  root: string,
  request: MachineRequest,
  found: Awaited<ReturnType<typeof loadMachine>>,
): ReadonlySet<string> | undefined {
  if (request.changed === undefined) return undefined;
  try {
    return changedSince(root, request.changed, found.name, found.machine);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write '${file}': ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Answers a request for one machine; the text goes to the terminal or into a file. */
export async function runMachine(
  root: string,
  request: MachineRequest,
  print: (text: string) => void,
): Promise<number> {
  const place = machineNames(root).find(({ name }) => name === request.machine);
  if (place === undefined) throw new UsageError(`no machine '${request.machine}'`);
  const found = await loadMachine(root, place.name, place.folder);
  const { format, language, seed } = request;
  const handlers = browserFile(found.name, 'handlers');
  const hasHandlers = existsSync(join(root, handlers));
  if (request.isReal && format !== 'playwright' && !hasHandlers)
    throw new UsageError(
      `${found.name} is not driven in a browser: there is no ${handlers}. Without --browser its whole chart is walked`,
    );
  const browser = request.isReal ? await loadBrowserModel(root, found) : null;
  const graph =
    browser === null
      ? explore(found.machine, found.catalog)
      : realGraph(explore(found.machine, browser.catalog), browser.reality);
  const only = changedTargets(root, request, found);
  const result = cover(graph, request.criterion, {
    ...routeOf(graph, request),
    maxSteps: request.maxSteps,
    seed,
    ...(only === undefined ? {} : { only }),
  });
  if (only?.size === 0)
    process.stderr.write(
      `paths: ${found.name} has no transition that is new or defined differently than at '${request.changed}'\n`,
    );
  if (format === 'playwright' && !hasHandlers)
    process.stderr.write(`paths: the file needs ${handlers}, which is not written yet\n`);
  if (browser !== null)
    process.stderr.write(
      `paths: ${result.covered.size} of ${result.targets.length} covered by what can happen in a browser (${browserFile(found.name, 'reality')})\n`,
    );
  const parts =
    format === null
      ? [summary(graph, result), ...(request.isExplained ? ['', explanation(graph, result)] : [])]
      : [
          emit(format, {
            name: found.name,
            folder: found.folder,
            graph,
            cover: result,
            seed,
            language,
            hasBrowserCatalog: browser?.hasOwnCatalog ?? false,
          }).trimEnd(),
        ];
  const text = `${parts.join('\n')}\n`;
  if (request.out === undefined) print(text);
  else {
    write(request.out, text);
    print(`${result.paths.length} paths, ${result.steps} steps written to ${request.out}\n`);
  }
  return 0;
}

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cover } from '#paths/cover/cover.ts';
import { emit } from '#paths/emit/emit.ts';
import { browserHandlersFile, browserRealityFile } from '#paths/emit/test-files.ts';
import { explore } from '#paths/explore/explore.ts';
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
  const graph = explore(found.machine, found.catalog);
  const only = changedTargets(root, request, found);
  const result = cover(graph, request.criterion, {
    ...routeOf(graph, request),
    maxSteps: request.maxSteps,
    seed: request.seed,
    ...(only === undefined ? {} : { only }),
  });
  if (only?.size === 0)
    process.stderr.write(
      `paths: ${found.name} has no transition that is new or defined differently than at '${request.changed}'\n`,
    );
  const { format, language, seed } = request;
  const handlers = browserHandlersFile(found.name);
  if (format === 'playwright' && !existsSync(join(root, handlers)))
    process.stderr.write(`paths: the file needs ${handlers}, which is not written yet\n`);
  if (format === 'playwright' && existsSync(join(root, browserRealityFile(found.name))))
    process.stderr.write(
      `paths: not all of this can happen in a browser; what can is kept by npm run paths:browser and run by tests/e2e/paths/${found.name}.spec.ts\n`,
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

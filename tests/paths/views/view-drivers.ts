import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Handlers } from '#paths/drive/handlers.ts';
import { exportedName } from '#paths/exported-name.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import { storedRealNames, storedRealPaths } from '#tests/paths/real-paths.ts';
import { projectRoot } from '#tests/run/steps.ts';

/** Handlers of whatever machine. */
export type ViewHandlers = Handlers<AnyStateMachine, unknown>;

/** Where the gestures of a machine stand, relative to the root. */
const viewHandlersFile = (name: string): string => `tests/paths/views/${name}.handlers.tsx`;

/** Whether a machine runs on the server alone, where its paths are driven: no view shows it. */
export const isOfServer = (name: string): boolean =>
  existsSync(join(projectRoot, `tests/paths/server/${name}.handlers.ts`));

/**
 * How a machine's paths are carried out on the views that show it.
 * @throws Error when nobody has written it down.
 */
export async function viewHandlersOf(name: string): Promise<ViewHandlers> {
  const file = viewHandlersFile(name);
  const expected = `${exportedName(name)}ViewHandlers`;
  const place = join(projectRoot, file);
  const module = existsSync(place)
    ? ((await import(pathToFileURL(place).href)) as Record<string, unknown>)
    : {};
  const handlers = module[expected];
  if (handlers === undefined)
    throw new Error(
      `${file} exports no ${expected}: nobody has said by which gestures the paths of ${name} are carried out ` +
        'on its view (docs/testing-with-paths.md, "Add something").',
    );
  return handlers as ViewHandlers;
}

/** The paths a view can be led through: the chart's own, or those of its offers where views cannot do everything. */
export function viewPathsOf(name: string): readonly PathScript[] {
  // A chart that several views keep to has paths for each of them: quantity-view and quantity-view-position.
  const own = storedRealNames().filter((real) => `${real}-`.startsWith(`${name}-view-`));
  if (own.length === 0) return pathStore.read(projectRoot, name)?.paths ?? [];
  return own.map(storedRealPaths).flatMap(({ successes, failures }) => [...successes, ...failures]);
}

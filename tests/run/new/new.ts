import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { callFiles, callRegistrations } from './new-call.ts';
import { commandFiles } from './new-command.ts';
import { machineFiles, viewHandlersFile } from './new-machine.ts';
import { screenFiles, screenRegistrations } from './new-screen.ts';
import { register, writeNew, type NewFiles, type Registration } from './write-new.ts';

interface NewKind {
  readonly files: (name: string, root: string) => NewFiles;
  readonly registrations: (name: string) => readonly Registration[];
  /** What is left to do. */
  readonly next: (name: string) => readonly string[];
}

const afterCall: NewKind['next'] = (name) => [
  'Now write the reference: npm run rest-docs',
  `What each caller gets of it: tests/server/session-user/role-matrix.ts; a request of it: tests/server/reliability/valid-requests.ts (${name}).`,
];

const kinds: Readonly<Record<string, NewKind>> = {
  machine: {
    files: machineFiles,
    registrations: () => [],
    next: (name) => [
      'Now store its paths: npm run paths -- --all --write; as long as the page, also npm run paths:browser -- --write',
      `Once a view shows it, write its gestures: ${viewHandlersFile(name)}; until then npm run check fails.`,
    ],
  },
  screen: {
    files: screenFiles,
    registrations: screenRegistrations,
    next: (name) => [`Now open /shop/${name}; its loader names the call to replace.`],
  },
  call: {
    files: callFiles,
    registrations: callRegistrations,
    next: afterCall,
  },
  command: { files: commandFiles, registrations: callRegistrations, next: afterCall },
};

/** What was written, and the lists in which it was named. */
export interface Written {
  readonly paths: readonly string[];
  readonly registered: readonly string[];
  readonly next: readonly string[];
}

/**
 * Writes something new below `root` and names it where it must be named.
 * @throws Error when there is no such kind, the name is not kebab-case, or something of that name is there.
 */
export async function createNew(root: string, kind: string, name: string): Promise<Written> {
  const chosen = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (chosen === undefined) throw new Error(`Usage: npm run new -- ${Object.keys(kinds).join('|')} <name>`);
  const paths = await writeNew(root, chosen.files(name, root));
  const registrations = chosen.registrations(name);
  register(root, registrations);
  return { paths, registered: registrations.map(({ file }) => file), next: chosen.next(name) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [kind = '', name = ''] = process.argv.slice(2);
  try {
    const { paths, registered, next } = await createNew(resolve(import.meta.dirname, '../../..'), kind, name);
    for (const path of paths) console.log(path);
    for (const file of registered) console.log(`${file} (a line)`);
    for (const sentence of next) console.log(sentence);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

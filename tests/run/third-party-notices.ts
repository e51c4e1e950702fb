import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  describePackage,
  noticeProblems,
  renderNotices,
  shippedPackages,
  type LockedPackage,
} from '#tests/architecture/third-party-notices.ts';

/** Served by the shop, too, since browsers are handed parts of these packages. */
const page = 'src/server/third-party-notices.txt';
const licenceFile = /^(?:licen[sc]e|copying|notice)/i;

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function readLicence(folder: string): string | null {
  const name = readdirSync(folder)
    .toSorted()
    .find((entry) => licenceFile.test(entry));
  return name === undefined ? null : readOrNull(join(folder, name));
}

export interface NoticesOutcome {
  readonly problems: readonly string[];
  readonly count: number;
}

/** Writes the notices of what the lock file below `root` ships, or with `mayWrite` false says whether they are stale. */
export function runNotices(root: string, mayWrite: boolean): NoticesOutcome {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const described = shippedPackages(packages).map(([path, locked]) =>
    describePackage(path, locked, (kind) =>
      kind === 'licence' ? readLicence(join(root, path)) : readOrNull(join(root, path, 'package.json')),
    ),
  );
  const problems = [...noticeProblems(described)];
  const text = renderNotices(described);
  if (mayWrite) writeFileSync(join(root, page), text);
  else if (readOrNull(join(root, page)) !== text) problems.push(`${page} is stale; run npm run notices`);
  return { problems, count: described.length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, count } = runNotices(
    resolve(import.meta.dirname, '../..'),
    !process.argv.includes('--check'),
  );
  for (const problem of problems) console.log(problem);
  console.log(`${count} packages are shipped with their notices`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** Files of something new: path → content. */
export type NewFiles = Readonly<Record<string, string>>;

/**
 * Writes new files below `root`, formatted as the project's code is, and returns their paths.
 * @throws Error when one of them exists.
 */
export async function writeNew(root: string, files: NewFiles): Promise<readonly string[]> {
  const paths = Object.keys(files);
  const taken = paths.filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(', ')}`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const filepath = join(root, path);
    const { inferredParser } = await getFileInfo(filepath);
    const isFormatted = inferredParser !== null;
    writeFileSync(
      filepath,
      isFormatted ? await format(content, { ...(await resolveConfig(filepath)), filepath }) : content,
    );
  }
  return paths;
}

/** A line in a list that others stand in, too, with what it imports. */
export interface Registration {
  readonly file: string;
  readonly imports: readonly string[];
  readonly line: string;
  /** How the first line begins that the new one stands before. */
  readonly before: string;
}

/**
 * Puts the lines into their lists, the imports after those of the file.
 * @throws Error when a list does not look as expected.
 */
export function register(root: string, registrations: readonly Registration[]): void {
  for (const { file, imports, line, before } of registrations) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const place = lines.findIndex((other) => other.startsWith(before));
    const lastImport = lines.findLastIndex((other) => /^(?:import .*|\} )from '.+';$/.test(other));
    if (place < 0 || lastImport < 0 || lastImport > place)
      throw new Error(`${file} has no line that begins with '${before}' behind its imports.`);
    lines.splice(place, 0, line);
    lines.splice(lastImport + 1, 0, ...imports);
    writeFileSync(join(root, file), lines.join('\n'));
  }
}

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { writeSection } from './sectioned-page.ts';
import { projectRoot } from './tree-copy.ts';

/**
 * Replaces one section of a page of the docs by what a run found, with when, by which command and on how busy a machine.
 *
 * @param script name of the script in package.json; what it was given follows
 */
export const findingsPage =
  <Section extends string>(
    file: string,
    script: string,
    page: { readonly introduction: string; readonly sections: readonly Section[] },
  ) =>
  (title: Section, lines: readonly string[]): void =>
    writeSection(
      page,
      join(projectRoot, 'docs', file),
      title,
      [
        `${new Date().toISOString()}, \`npm run ${script} -- ${process.argv.slice(2).join(' ')}\`; load of the machine at the end ${loadavg()[0]?.toFixed(1) ?? '?'}.`,
        '',
        ...lines.map((line) => `- ${line}`),
      ].join('\n'),
    );

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A page of the docs of which each run replaces the section it measured. */
export interface SectionedPage {
  readonly introduction: string;
  /** Titles in the order in which they stand. */
  readonly sections: readonly string[];
}

/** Texts of the sections that stand on a page, by their titles. */
function sectionsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n');
        return [title, lines.join('\n').trim()];
      }),
  );
}

/** A page's text on which one section is replaced and the others stay as they are. */
function withSection(page: SectionedPage, text: string, title: string, section: string): string {
  const known = new Map(sectionsOf(text)).set(title, section.trim());
  const written = page.sections
    .filter((name) => known.has(name))
    .map((name) => `## ${name}\n\n${known.get(name)}`);
  return `${[page.introduction, ...written].join('\n\n')}\n`;
}

/** Replaces one section of a page in its file, which need not be there. */
export function writeSection(page: SectionedPage, file: string, title: string, section: string): void {
  writeFileSync(file, withSection(page, existsSync(file) ? readFileSync(file, 'utf8') : '', title, section));
}

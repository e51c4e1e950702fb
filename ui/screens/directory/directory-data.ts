import type { DirectoryEntry } from '#contract/directory.ts';
import type { DirectoryName } from '#contract/directory-pages.ts';
import type { Texts } from '#texts/texts.ts';

interface ShownEntry extends Pick<DirectoryEntry, 'name' | 'path' | 'count'> {
  /** What it is, where a page has things of several kinds. */
  readonly kind?: keyof Texts['directory']['kinds'];
}

/** Entries that stand together: under a letter, or under what they are of. */
interface DirectorySection {
  readonly name: string;
  /** Page of what they are of; null for a letter. */
  readonly path: string | null;
  readonly entries: readonly ShownEntry[];
}

/** A page that leads to lists. */
export interface DirectoryData {
  readonly name: DirectoryName;
  readonly sections: readonly DirectorySection[];
}

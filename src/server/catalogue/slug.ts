import { foldLetters } from '#domain/fold-letters.ts';

/** Address form of a name: umlauts spelled out, `+` becomes `plus`, `/` and everything else a hyphen (docs/decisions/0013). */
export function slugOf(name: string): string {
  return foldLetters(name)
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Keeps slugs unique: the same slug for two things stops the import instead of hiding one of them. */
export class SlugRegister {
  readonly #owners = new Map<string, string>();

  /** @throws Error when another name already has this slug, or when nothing is left of the name */
  register(slug: string, owner: string): string {
    const known = this.#owners.get(slug);
    if (slug === '' || known !== undefined) {
      throw new Error(
        `The slug "${slug}" of "${owner}" is ${slug === '' ? 'empty' : `taken by "${known}"`}.`,
      );
    }
    this.#owners.set(slug, owner);
    return slug;
  }
}

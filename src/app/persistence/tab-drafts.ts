import { draftsOf } from '#contract/browser-storage.ts';
import type { DraftFields, TabDrafts } from '#ui/bindings/shop.ts';
import type { StoragePort } from './storage.ts';

/** How long what was typed and not sent is offered again. */
export const draftLifetimeMs = 2 * 60 * 60 * 1000;

const isFields = (value: unknown): value is DraftFields =>
  Array.isArray(value) &&
  value.every(
    (field: unknown) =>
      Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string'),
  );

/** What an entry holds; null for rubbish (R81). */
function parse(raw: string): { readonly keptAt: number; readonly fields: DraftFields } | null {
  try {
    const entry: unknown = JSON.parse(raw);
    if (typeof entry !== 'object' || entry === null || !('keptAt' in entry) || !('fields' in entry))
      return null;
    const { keptAt, fields } = entry;
    return typeof keptAt === 'number' && isFields(fields) ? { keptAt, fields } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps in this tab, by form and person, what was typed and not sent (docs/decisions/0043).
 *
 * @param now milliseconds since 1970
 */
export function createTabDrafts(storage: StoragePort, now: () => number): TabDrafts {
  const keyOf = (form: string, person: string): string => draftsOf(person) + form;
  return {
    read(form, person) {
      const key = keyOf(form, person);
      const raw = storage.read(key);
      if (raw === null) return null;
      const entry = parse(raw);
      const age = entry === null ? Number.NaN : now() - entry.keptAt;
      if (entry !== null && age >= 0 && age < draftLifetimeMs) return entry.fields;
      storage.write(key, null);
      return null;
    },
    write(form, person, fields) {
      const isEmpty = fields === null || fields.length === 0;
      storage.write(keyOf(form, person), isEmpty ? null : JSON.stringify({ keptAt: now(), fields }));
    },
  };
}

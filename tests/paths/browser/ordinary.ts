import type { Sample } from '#machines/path-ready.ts';

/** A sample that a server brings about by itself, since of what happened before. */
export function ordinary<Given extends Sample>(
  samples: Readonly<Record<string, Given>>,
  name: string,
): Given {
  const sample = samples[name];
  if (sample === undefined) throw new Error(`There is no sample '${name}'.`);
  return { ...sample, server: 'default' };
}

import type { Flow } from '#contract/flows.ts';
import type { Language } from '#contract/system.ts';

export interface Hit {
  readonly node: string;
  readonly transition: string | null;
  readonly text: string;
}

const maximumHits = 30;

/** States and transitions whose words, ids, clauses or calls hold every word of the question. */
export function findInFlow(
  { nodes, transitions }: Flow,
  question: string,
  language: Language,
): readonly Hit[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matches = (parts: readonly string[]): boolean => {
    const all = parts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const titleOf = (id: string): string => nodes.find((node) => node.id === id)?.title[language] ?? id;
  const states = nodes
    .filter(({ id, title, description, tags, clauses, calls }) =>
      matches([
        id,
        title.de,
        title.en,
        description.de,
        description.en,
        ...tags,
        ...clauses,
        ...calls.flatMap((call) => [call.id, call.source]),
      ]),
    )
    .map(({ id, title }): Hit => ({ node: id, transition: null, text: title[language] }));
  const isSaid = ({ label }: Flow['transitions'][number]): boolean => matches([label.de, label.en]);
  const ways = transitions
    .toSorted((one, other) => Number(isSaid(other)) - Number(isSaid(one)))
    .filter(({ event, label, condition, actions, samples }) =>
      matches([
        event,
        label.de,
        label.en,
        condition?.de ?? '',
        condition?.en ?? '',
        ...actions,
        ...samples.flatMap(({ name, text }) => [name, text.de, text.en]),
      ]),
    )
    .map(({ id, source, label }): Hit => ({
      node: source,
      transition: id,
      text: `${titleOf(source)}: ${label[language]}`,
    }));
  return [...states, ...ways].slice(0, maximumHits);
}

/** The variant that shows a state; the present one if it does already. */
export function variantShowing({ variants }: Flow, present: string, node: string): string {
  const shows = (id: string): boolean =>
    variants.find((variant) => variant.id === id)?.boxes.some((box) => box.node === node) ?? false;
  if (shows(present)) return present;
  const smallest = variants
    .filter((variant) => shows(variant.id))
    .toSorted((one, other) => one.boxes.length - other.boxes.length)[0];
  return smallest?.id ?? present;
}

/** The variant to go to when a compound is opened or closed. */
export function variantToggling(flow: Flow, present: string, compound: string): string {
  const { variants, nodes } = flow;
  const isOpen = variants.find(({ id }) => id === present)?.open.includes(compound) ?? false;
  if (!isOpen) {
    const own = variants.find(({ id }) => id === compound);
    if (own !== undefined) return own.id;
    const opening = variants.filter(({ open }) => open.includes(compound));
    return opening.toSorted((one, other) => one.open.length - other.open.length)[0]?.id ?? present;
  }
  const parent = nodes.find(({ id }) => id === compound)?.parent ?? null;
  return variants.find(({ id, open }) => id === parent && !open.includes(compound))?.id ?? 'collapsed';
}

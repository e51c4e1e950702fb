import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = () => import('./beside-articles.ts');
const drawn = import.meta.env.SSR ? await load() : null;

/** What a search was understood to mean. */
export const UnderstoodSearch = laterPart(
  drawn?.UnderstoodSearch ?? null,
  async () => (await load()).UnderstoodSearch,
);
/** Narrows lists to articles with an eco label. */
export const BegreenSwitch = laterPart(
  drawn?.BegreenSwitch ?? null,
  async () => (await load()).BegreenSwitch,
);
/** What proves the eco label of a tile. */
export const LabelProof = laterPart(drawn?.LabelProof ?? null, async () => (await load()).LabelProof);
/** What to do where a list holds nothing. */
export const EmptyList = laterPart(drawn?.EmptyList ?? null, async () => (await load()).EmptyList);

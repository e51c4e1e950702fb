import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = () => import('./begreen-list.ts');
const drawn = import.meta.env.SSR ? await load() : null;

/** Narrows lists to articles with an eco label: a browser fetches its code after what people came for. */
export const BegreenSwitch = laterPart(
  drawn?.BegreenSwitch ?? null,
  async () => (await load()).BegreenSwitch,
);
/** What proves the eco label of a tile. */
export const LabelProof = laterPart(drawn?.LabelProof ?? null, async () => (await load()).LabelProof);

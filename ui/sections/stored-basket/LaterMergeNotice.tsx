import { useState } from 'react';
import type { BasketState } from '#contract/basket.ts';
import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () => orAsDrawn(async () => (await import('./MergeNotice.tsx')).MergeNotice);
const LaterNotice = laterPart(import.meta.env.SSR ? await load() : null, load);

/** What a sign-in did with a guest's basket; only who is told of one downloads it. It stays to tell that it was undone. */
export function LaterMergeNotice({ merge }: Pick<BasketState, 'merge'>) {
  const [wasTold, setTold] = useState(merge !== null);
  if (merge !== null && !wasTold) setTold(true);
  return wasTold ? <LaterNotice merge={merge} /> : null;
}

import type { BasketState, QuantityCorrection } from '#contract/basket.ts';
import type { BasketSourceKind } from '#contract/handed-over-path.ts';
import { formatNumber } from '#domain/money-format.ts';
import { ownerOf } from '#server/basket/basket.service.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { TakenItem } from '#server/basket/planned-items.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Language } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import {
  handedOverPositions,
  insertHandedOver,
  insertTaking,
  lockHandedOver,
  toldAtTaking,
} from './handed-over-basket.repository.ts';

export type { HandedOverPosition } from './handed-over-basket.repository.ts';

export interface HandedOverBasketNeeds {
  readonly foundation: Foundation;
  readonly baskets: BasketService;
}

export interface TakenBasket {
  readonly basket: BasketState;
  /** Sentences about what could not be put in, or not as it was asked for. */
  readonly told: string[];
  /** What went in now. */
  readonly taken: TakenItem[];
  readonly isRepetition: boolean;
}

export interface HandedOverBasketService {
  /**
   * Puts what lies in a handed-over basket into the visitor's, once for each.
   *
   * @throws Refused with `handedOver.signIn` for every basket of a firm where nobody is signed in, with `handedOver.unknown` for one there is not, one of another firm and one that has ended (R25)
   */
  readonly take: (call: Call, kind: BasketSourceKind, uuid: string) => Promise<TakenBasket>;
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What was put in otherwise than asked for, without being less: rounded up to what the article is sold in. */
function correctionSentences(
  corrections: readonly QuantityCorrection[],
  { items }: BasketState,
  language: Language,
): string[] {
  const { quantityCorrected } = textsOf(language).vocabulary;
  return corrections.flatMap(({ uid, asked, stored, reason }) => {
    if (reason === 'limitPerArticle' || stored <= asked) return [];
    const name = items.find((item) => item.uid === uid)?.displayName ?? '';
    const correction = quantityCorrected[reason]({ stored: formatNumber(stored, language) });
    return [serverTexts(language).handedOver.corrected({ name, correction })];
  });
}

/** Baskets that come from elsewhere and are taken over by an address (docs/decisions/0111). */
export function createHandedOverBasketService({
  foundation: { database },
  baskets,
}: HandedOverBasketNeeds): HandedOverBasketService {
  return {
    take: ({ visitor, session, now }, kind, uuid) =>
      transaction(database, async (executor) => {
        const { language, user } = visitor;
        // Those of firms are for their people: who is not signed in is told so, whether there is one or not (R25).
        if (kind === 'external' && user === null)
          refuse('handedOver.signIn', serverTexts(language).handedOver.signIn, {
            basket: await baskets.show(visitor),
          });
        const id = uuidPattern.test(uuid)
          ? await lockHandedOver(executor, { kind, uuid, accountId: user?.accountId ?? null, now })
          : null;
        if (id === null)
          return refuse('handedOver.unknown', serverTexts(language).handedOver.unknown, {
            basket: await baskets.show(visitor),
          });
        const owned = ownerOf(visitor);
        const taker = {
          sessionId: visitor.session.id,
          // A visit has a basket of its own, whatever its technical user has taken over.
          personId: owned?.kind === 'user' ? owned.id : null,
        };
        const before = await toldAtTaking(executor, id, taker);
        if (before !== null)
          return { basket: await baskets.show(visitor), told: [...before], taken: [], isRepetition: true };
        const items = (await handedOverPositions(executor, id)).map((position) => ({
          ...position,
          mayBeLess: true,
        }));
        const owner = owned ?? { kind: 'session', id: await session.ensure(executor) };
        const filled = await baskets.fill(executor, items, { visitor, owner, isInstead: false, now });
        const { basket, taken, corrections, refused } = filled;
        const told = [
          ...refused.map(({ message }) => message),
          ...correctionSentences(corrections, basket, language),
        ];
        // Where nothing could be had it may be tried again another day.
        if (taken.length > 0) await insertTaking(executor, id, owner, { at: now, told });
        return { basket, told, taken, isRepetition: false };
      }),
  };
}

/** Hands baskets over from elsewhere. */
export const handedOverBasketSetup = { add: insertHandedOver } as const;

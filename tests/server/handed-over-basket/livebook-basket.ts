import { randomUUID } from 'node:crypto';
import { handedOverBasketSetup } from '#server/handed-over-basket/handed-over-basket.service.ts';
import type { NewHandedOverBasket } from '#server/handed-over-basket/handed-over-basket.repository.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

/** A basket that anybody may take over who knows its uuid, which is given; what it is otherwise is said by `more`. */
export async function livebookBasket(
  { database }: Pick<TestShop, 'database'>,
  lines: readonly (readonly [articleNumber: string, quantity: number, hint?: string])[],
  more: Partial<NewHandedOverBasket> = {},
): Promise<string> {
  const uuid = randomUUID();
  await handedOverBasketSetup.add(database, {
    uuid,
    kind: 'livebook',
    accountId: null,
    madeAt: new Date(),
    endsAt: null,
    positions: lines.map(([articleNumber, quantity, hint = '']) => ({
      articleNumber,
      shopDepotId: 1,
      unit: '',
      quantity,
      hint,
    })),
    ...more,
  });
  return uuid;
}

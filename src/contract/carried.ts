import * as z from 'zod/mini';
import { carriedNames, type CarriedName } from './carried-names.ts';
import { BasketHead } from './basket.ts';
import { ShopFlags, UserState } from './session.ts';
import { GlobalConfig } from './system.ts';

/**
 * What any answer may carry beside its own content and the page's token, a refusal, too (S7.3). `brand`, `labels` and `statistics` are
 * shown by no view and dropped (docs/decisions/0053).
 */
const carriedFields = {
  user: UserState,
  shop: ShopFlags,
  /** The basket's head, which changes with the visitor. */
  head: BasketHead,
  /** Where the visitor is to go. */
  redirectTo: z.string(),
  basic_system_configs: GlobalConfig,
} satisfies Record<CarriedName, z.ZodMiniType>;

type Fields = typeof carriedFields;
export type Carried = { readonly [Field in keyof Fields]?: z.infer<Fields[Field]> };

/**
 * What an answer carries.
 *
 * @param taken what its caller takes itself; what is not of its shape counts as not carried either
 */
export function readCarried(content: object, taken: readonly CarriedName[]): Carried {
  const read = Object.entries(content).flatMap(([field, value]) => {
    const name = carriedNames.find((known) => known === field && !taken.includes(known));
    return name === undefined ? [] : [[field, carriedFields[name].safeParse(value).data]];
  });
  return Object.fromEntries(read) as Carried;
}

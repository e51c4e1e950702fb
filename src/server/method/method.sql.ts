import { pairsOf } from '#server/database/columns.ts';
import { paymentColumns, shippingColumns } from './stored-methods.ts';

/** JSON with all methods under `payment` and `shipping`. */
export const methodsObject = `json_build_object(
  'payment', coalesce((select json_agg(json_build_object(${pairsOf(paymentColumns, 'm')}) order by m.position)
    from payment_method m), '[]'::json),
  'shipping', coalesce((select json_agg(json_build_object(${pairsOf(shippingColumns, 'm')}) order by m.position)
    from shipping_method m), '[]'::json))`;

import { pairsOf } from '#server/database/columns.ts';
import { paymentColumns, shippingColumns } from './stored-methods.ts';

/** Two columns, `payment` and `shipping`, with all methods as JSON. */
export const methodObjects = `
  coalesce((select json_agg(json_build_object(${pairsOf(paymentColumns, 'm')}) order by m.position)
    from payment_method m), '[]'::json) as payment,
  coalesce((select json_agg(json_build_object(${pairsOf(shippingColumns, 'm')}) order by m.position)
    from shipping_method m), '[]'::json) as shipping`;

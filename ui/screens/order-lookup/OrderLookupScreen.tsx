import { useLoaderData } from 'react-router-dom';
import { InvoiceFiles } from '#ui/sections/order/InvoiceFiles.tsx';
import { OrderDetail } from '#ui/sections/order/OrderDetail.tsx';
import { PlacedOrderActions } from '#ui/sections/order/PlacedOrderActions.tsx';
import { OrderLookupForm } from './OrderLookupForm.tsx';
import type { OrderLookupData } from './order-lookup-data.ts';

/** `/order`: a guest's order, for whoever has its link or knows number and mail address. */
export function Component() {
  const { found } = useLoaderData() as OrderLookupData;
  return found === null ? (
    <OrderLookupForm />
  ) : (
    <OrderDetail
      order={found.order}
      actions={<PlacedOrderActions order={found.order} orderKey={found.orderKey} />}
    >
      <InvoiceFiles {...found} />
    </OrderDetail>
  );
}

import { useLoaderData } from 'react-router-dom';
import { ownOrdersPath } from '#contract/own-order-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { InvoiceFiles } from '#ui/sections/order/InvoiceFiles.tsx';
import { OrderDetail } from '#ui/sections/order/OrderDetail.tsx';
import { PlacedOrderActions } from '#ui/sections/order/PlacedOrderActions.tsx';
import type { OneOrderData, OrdersData } from './orders-data.ts';
import { OrderList } from './OrderList.tsx';
import { openQuestionOf } from './open-question.ts';
import { OwnRelease } from './OwnRelease.tsx';

/** `/my/orders` and one order of it (S2.3). */
export function Component() {
  const data = useLoaderData() as OrdersData;
  return data.shown === 'list' ? <OrderList data={data} /> : <OwnOrder data={data} />;
}

interface OwnOrderProps {
  readonly data: OneOrderData;
}

function OwnOrder({ data: { item: order, invoices, now } }: OwnOrderProps) {
  const { order: words } = useTexts();
  const way = (
    <p>
      <Link tone="alone" to={ownOrdersPath}>
        {words.backToList}
      </Link>
    </p>
  );
  return (
    <OrderDetail
      order={order}
      way={way}
      actions={
        <PlacedOrderActions order={order} orderKey={null} isAside={openQuestionOf(order) !== undefined} />
      }
    >
      {order.release === undefined ? null : <OwnRelease order={order} release={order.release} now={now} />}
      <InvoiceFiles order={order} orderKey={null} invoices={invoices} />
    </OrderDetail>
  );
}

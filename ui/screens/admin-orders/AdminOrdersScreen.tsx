import { useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { ordersAddress } from '#domain/firm-orders-address.ts';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import type { OrderApprovalCommand, SeenOrder } from '#machines/order-approval/order-approval.types.ts';
import { useOrderApproval } from '#ui/bindings/order-approval.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import type { AdminOrdersData } from './admin-orders-data.ts';
import { FormerOrder } from './FormerOrder.tsx';
import { OneOrder } from './OneOrder.tsx';
import { OrderList } from './OrderList.tsx';

function ordersIn(data: AdminOrdersData) {
  if (data.shown === 'former') return [];
  return data.shown === 'list' ? data.items : [{ ...data.item, ...data.item.order }];
}

const decidableIn = (data: AdminOrdersData): readonly SeenOrder[] =>
  ordersIn(data)
    .filter(({ decisions }) => decisions.length > 0)
    .map(({ orderNumber, totalNet }) => ({ orderNumber, totalNet }));

interface AdminOrdersScreenProps {
  readonly chart: WiredChart<OrderApprovalMachine>;
}

/** `/my/admin-orders` (S2.4): the orders of a firm, and what its admins and their deputy decide about those that wait. */
export function Component({ chart }: AdminOrdersScreenProps) {
  const data = useLoaderData() as AdminOrdersData;
  const decidable = useMemo(() => decidableIn(data), [data]);
  const { view, send } = useOrderApproval(chart, decidable);
  // An order leads back to the list it was opened from, with its filters.
  const [list, setList] = useState<string>(adminOrdersPath);
  const shown = data.shown === 'list' ? ordersAddress(data.query) : list;
  if (shown !== list) setList(shown);
  const opener = useRef<Element | null>(null);
  const begin = (command: OrderApprovalCommand): void => {
    if (command.type.endsWith('.begin')) opener.current = document.activeElement;
    send(command);
  };
  // Whoever gives a decision up stands where they began it.
  useChange(view.state, (_, now) => {
    if (now === 'idle' && opener.current instanceof HTMLElement) opener.current.focus();
  });
  const desk = { view, send: begin };
  return (
    <div data-machine="order-approval" data-state={view.state} aria-busy={view.isBusy}>
      {data.shown === 'list' ? <OrderList data={data} desk={desk} /> : null}
      {data.shown === 'order' ? <OneOrder data={data} desk={desk} list={list} /> : null}
      {data.shown === 'former' ? <FormerOrder data={data} list={list} /> : null}
    </div>
  );
}

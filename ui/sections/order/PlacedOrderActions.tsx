import type { Order } from '#contract/order.ts';
import { withdrawalAddress } from '#contract/withdrawal-path.ts';
import { buysAsBusiness } from '#domain/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { PdfButton } from './PdfButton.tsx';
import { Reorder } from './Reorder.tsx';
import { isWithdrawnWhole } from './withdrawn.ts';

interface PlacedOrderActionsProps {
  readonly order: Pick<Order, 'orderNumber' | 'positions' | 'billingAddress' | 'withdrawals'>;
  /** What lets a guest read it; null for an own order. */
  readonly orderKey: string | null;
  /** Something else is to be done about it first. */
  readonly isAside?: boolean;
}

/** What a buyer does with an order that was placed: its PDF, the way to order it again, and for consumers that to withdraw while something is left of it. */
export function PlacedOrderActions({ order, orderKey, isAside = false }: PlacedOrderActionsProps) {
  const { frame } = useTexts();
  const { isFirm } = useVisitor().view;
  const { orderNumber, billingAddress } = order;
  const isBusiness = buysAsBusiness(billingAddress.kind, isFirm ? 'company' : 'private');
  const mayWithdraw = !isBusiness && !isWithdrawnWhole(order);
  return (
    <Reorder
      about={`order ${orderNumber}`}
      beside={
        <>
          <PdfButton orderNumber={orderNumber} orderKey={orderKey} />
          {mayWithdraw ? (
            <ButtonLink to={withdrawalAddress(orderNumber, orderKey)}>{frame.widerrufen}</ButtonLink>
          ) : null}
        </>
      }
      isAside={isAside}
      wanted={() => ({ lines: order.positions })}
    />
  );
}

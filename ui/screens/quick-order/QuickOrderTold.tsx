import type { QuickOrderView } from '#machines/quick-order/quick-order.selectors.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface QuickOrderToldProps {
  readonly view: QuickOrderView;
}

/** What went into the basket; its region stands empty before, so that it is heard. */
export function QuickOrderTold({ view: { told, lines } }: QuickOrderToldProps) {
  const { quickOrder: words } = useTexts();
  return (
    <div role="status">
      {told === null ? null : (
        <Notice tone={lines.length === 0 ? 'info' : 'warning'} role="none">
          {words.added({ count: told.addedCount })}{' '}
          {lines.length === 0 ? null : `${words.stays({ count: lines.length })} `}
          <Link to="/shop/basket">{words.toBasket}</Link>
        </Notice>
      )}
    </div>
  );
}

import { useMode } from '#ui/bindings/mode.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { remarkWords } from './remark-words.ts';

/**
 * Says to who buys privately that the prices shown are those of businesses, with the way to the others; nothing where the shop
 * shows those already, or offers no other, and for the account of a firm (docs/decisions/0137).
 */
export function PrivatePrices() {
  const { privatePrices: words } = remarkWords[useWording().language];
  const { view, choose } = useMode();
  const isFirm = usePerson().kind === 'company';
  if (view.mode !== 'b2b' || !view.isSwitcherShown || isFirm) return null;
  return (
    <Notice
      tone="warning"
      role="none"
      actions={
        <Button
          size="small"
          isPending={view.isSwitching}
          pendingLabel={words.changing}
          onClick={() => choose('b2c')}
        >
          {words.change}
        </Button>
      }
    >
      {words.text}
    </Notice>
  );
}

import { useEffect, useState } from 'react';
import { useMode } from '#ui/bindings/mode.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useShop } from '#ui/bindings/shop.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { remarkWords } from './remark-words.ts';

/** Charts of pages on which the prices were changed here and nothing has told so yet: the step is drawn anew in between. */
const toBeTold = new WeakSet<object>();

/**
 * Says to who buys privately that the prices shown are those of businesses, with the way to the others, and after a press on it that
 * they have changed; nothing where the shop shows those already, or offers no other, for the account of a firm, and for who pays no
 * tax (docs/decisions/0137).
 */
export function PrivatePrices() {
  const { privatePrices: words } = remarkWords[useWording().language];
  const { shopMode } = useShop().system;
  const { view, choose } = useMode();
  const isFirm = usePerson().kind === 'company';
  if (!view.isSwitcherShown || isFirm || view.isTaxExempt) return null;
  if (view.mode === 'b2c')
    return <ToldChange isDue={toBeTold.has(shopMode)} onTold={() => void toBeTold.delete(shopMode)} />;
  const change = (): void => {
    toBeTold.add(shopMode);
    choose('b2c');
  };
  return (
    <Notice
      tone="warning"
      role="none"
      actions={
        <Button size="small" isPending={view.isSwitching} pendingLabel={words.changing} onClick={change}>
          {words.change}
        </Button>
      }
    >
      {words.text}
    </Notice>
  );
}

interface ToldChangeProps {
  /** As it appears; it stays told until it goes. */
  readonly isDue: boolean;
  readonly onTold: () => void;
}

/** What came of the press, in the place of its button; the step that is drawn anew leads to it (`view-change.ts`). */
function ToldChange({ isDue, onTold }: ToldChangeProps) {
  const { privatePrices: words } = remarkWords[useWording().language];
  const [isTold] = useState(isDue);
  useEffect(() => onTold());
  if (!isTold) return null;
  return (
    <div role="status" tabIndex={-1} data-leads="">
      <Notice tone="info" role="none">
        {words.changed}
      </Notice>
    </div>
  );
}

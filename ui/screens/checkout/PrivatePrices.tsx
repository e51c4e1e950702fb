import type { Address } from '#contract/address.ts';
import { buysAsBusiness } from '#domain/mode.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useShop } from '#ui/bindings/shop.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { tellOnce, useNotTold, useToldOnce } from '#ui/bindings/told-once.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { remarkWords } from './remark-words.ts';

/**
 * Says to who buys privately that the prices shown are those of businesses, with the way to the others, and after a press on it that
 * they have changed; nothing where the shop shows those already, or offers no other, for who buys for a business, and for who pays
 * no tax (docs/decisions/0137).
 */
export function PrivatePrices({ billingKind }: { readonly billingKind: Address['kind'] | undefined }) {
  const { privatePrices: words } = remarkWords[useWording().language];
  const { shopMode } = useShop().system;
  const { view, choose } = useMode();
  const { kind } = usePerson();
  // The prices of businesses stand here still, or again.
  useNotTold(shopMode, view.mode === 'b2b' && !view.isSwitching);
  if (billingKind === undefined || buysAsBusiness(billingKind, kind)) return null;
  if (!view.isSwitcherShown || view.isTaxExempt) return null;
  if (view.mode === 'b2c') return <ToldChange />;
  const change = (): void => {
    tellOnce(shopMode);
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

/** What came of the press, in the place of its button; the step that is drawn anew leads to it (`view-change.ts`). */
function ToldChange() {
  const { privatePrices: words } = remarkWords[useWording().language];
  const isTold = useToldOnce(useShop().system.shopMode);
  if (!isTold) return null;
  return (
    <div role="status" tabIndex={-1} data-leads="">
      <Notice tone="info" role="none">
        {words.changed}
      </Notice>
    </div>
  );
}

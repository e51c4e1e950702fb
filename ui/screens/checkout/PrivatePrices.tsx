import { useCallback } from 'react';
import type { Address } from '#contract/address.ts';
import { buysAsBusiness } from '#domain/mode.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useShop } from '#ui/bindings/shop.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { tellOnce, useNotTold, useTellWhenGone, useToldOnce } from '#ui/bindings/told-once.ts';
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
  const { basket, shopMode } = useShop().system;
  const { view, choose } = useMode();
  const { kind } = usePerson();
  // The prices of businesses stand here still, or again.
  const isNet = view.mode === 'b2b' && !view.isSwitching;
  useNotTold(shopMode, isNet);
  useNotTold(basket, isNet);
  const isUnpressed = useCallback(() => !shopMode.getSnapshot().hasTag('switching'), [shopMode]);
  // Whoever has seen these here, and has pressed no switch, is told in the review if going on has changed them.
  useTellWhenGone(basket, isNet, isUnpressed);
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

/**
 * That prices include VAT from now on. After a press it stands in the place of its button, and the step that is drawn anew leads to it
 * (`view-change.ts`); after going on as a private person (docs/decisions/0169) it is read with the review.
 */
function ToldChange() {
  const { privatePrices: words } = remarkWords[useWording().language];
  const { basket, shopMode } = useShop().system;
  const isPressed = useToldOnce(shopMode);
  const isGoneOn = useToldOnce(basket);
  if (!isPressed && !isGoneOn) return null;
  return (
    <div role="status" {...(isPressed ? { tabIndex: -1, 'data-leads': '' } : {})}>
      <Notice tone="info" role="none">
        {words.changed}
      </Notice>
    </div>
  );
}

import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { BasketCoupon, BasketState } from '#contract/basket.ts';
import { longestCouponCode } from '#contract/coupon-code.ts';
import { useCoupon } from '#ui/bindings/coupon.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { FieldFault } from '#ui/parts/FieldFault/FieldFault.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { freeArticlesId } from '#ui/sections/free-article/free-articles-id.ts';
import { useCouponWords } from './coupon-words.ts';
import * as styles from './CouponPart.css.ts';

interface CouponPartProps {
  readonly basket: Pick<BasketState, 'version' | 'coupons' | 'couponFreeArticles'>;
  readonly isFrozen: boolean;
}

/**
 * "Gutscheincode einlösen" (S2.9-11): in the basket and, within the form that orders, in the review; so it is no form of its own,
 * and Enter in its field orders nothing.
 */
export function CouponPart({ basket, isFrozen }: CouponPartProps) {
  const words = useCouponWords();
  const { view, send } = useCoupon();
  const place = useRef<HTMLDivElement>(null);
  const [used] = basket.coupons;
  const focus = (control: string): void => place.current?.querySelector<HTMLElement>(control)?.focus();
  // What the gesture came from has gone; its reader stays here.
  useChange(used?.code, () => focus(used === undefined ? 'summary' : 'button'));
  useChange(basket.version, () => send({ type: 'basket.changed' }));
  const problem = view.problem === null ? null : sentencesOf(view.problem, { error: words.failed }).join(' ');
  const fault = view.isCodeMissing ? words.missing : problem;
  return (
    <div ref={place} className={styles.print} data-machine="coupon" data-state={view.state}>
      {used === undefined ? (
        <DisclosureSection title={words.title}>
          <CodeField
            fault={fault}
            isAdding={view.isAdding}
            isFrozen={isFrozen}
            onApply={(code) => send({ type: 'code.apply', code })}
          />
        </DisclosureSection>
      ) : (
        <div className={styles.part}>
          <div className={styles.used}>
            <div>
              <b>{words.named(used)}</b>
              <div className={styles.small}>{used.description}</div>
            </div>
            <Button
              size="small"
              aria-label={words.removeNamed(used)}
              isClosed={isFrozen}
              isPending={view.isRemoving}
              pendingLabel={words.removing}
              onClick={() => send({ type: 'coupon.remove' })}
            >
              {words.remove}
            </Button>
          </div>
          {problem === null ? null : (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
        </div>
      )}
      <div aria-live="polite">
        {used === undefined ? null : (
          <CouponStand
            coupon={used}
            isGiving={basket.couponFreeArticles.type === 'article'}
            isNew={view.state === 'used'}
          />
        )}
      </div>
    </div>
  );
}

interface CouponStandProps {
  readonly coupon: BasketCoupon;
  /** It counts, and gives an article. */
  readonly isGiving: boolean;
  /** It has just been entered. */
  readonly isNew: boolean;
}

/** Whether a coupon counts, or why not: the goods may no longer reach it, or its article was not chosen yet. */
function CouponStand({ coupon, isGiving, isNew }: CouponStandProps) {
  const words = useCouponWords();
  if (coupon.problem !== '')
    return (
      <div className={styles.below}>
        <Notice tone="warning" role="none">
          <p>{coupon.problem}</p>
          {isGiving ? (
            <a href={`#${freeArticlesId}`} className={styles.toGift}>
              {words.toGift}
            </a>
          ) : null}
        </Notice>
      </div>
    );
  return isNew ? <p className={styles.small}>{words.counts(coupon)}</p> : null;
}

interface CodeFieldProps {
  readonly fault: string | null;
  readonly isAdding: boolean;
  readonly isFrozen: boolean;
  readonly onApply: (code: string) => void;
}

function CodeField({ fault, isAdding, isFrozen, onApply }: CodeFieldProps) {
  const words = useCouponWords();
  const field = useRef<HTMLInputElement>(null);
  const [tries, setTries] = useState(0);
  const apply = (): void => {
    onApply(field.current?.value ?? '');
    setTries(tries + 1);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isFrozen) apply();
  };
  return (
    <div className={styles.line}>
      <div className={styles.field}>
        <TextField
          ref={field}
          label={words.code}
          error={fault ?? undefined}
          maxLength={longestCouponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isDisabled={isFrozen}
          onKeyDown={press}
        />
      </div>
      <div className={styles.button}>
        <Button isPending={isAdding} pendingLabel={words.using} isClosed={isFrozen} onClick={apply}>
          {words.use}
        </Button>
      </div>
      <FieldFault fault={fault} tries={tries} />
    </div>
  );
}

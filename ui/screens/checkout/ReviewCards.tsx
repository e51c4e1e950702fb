import type { ReactNode } from 'react';
import type { CheckoutData } from '#contract/basket.ts';
import type { CheckoutStep } from '#contract/checkout-steps.ts';
import { checkoutPath } from '#domain/checkout.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AddressBlock } from '#ui/sections/order/AddressBlock.tsx';
import * as styles from './ReviewStep.css.ts';

interface ReviewCardsProps {
  readonly data: CheckoutData;
}

/** Where invoice and goods go, then how they are paid and shipped, each with the way to change it. */
export function ReviewCards({ data }: ReviewCardsProps) {
  const { checkout: words, forms, vocabulary } = useTexts();
  const { shippingMethod, paymentMethod } = data;
  return (
    <div className={styles.cards}>
      <ReviewCard title={words.address.billing} step="address">
        {data.billingAddress === null ? (
          <p>{forms.missing.billingAddress}</p>
        ) : (
          <AddressBlock address={data.billingAddress} />
        )}
        <p className={styles.small}>{data.email}</p>
      </ReviewCard>
      <ReviewCard title={words.address.shipping} step="address">
        {data.isShippingSameAsBilling ? (
          <p>{words.review.sameAsBilling}</p>
        ) : data.shippingAddress === null ? (
          <p>{forms.missing.shippingAddress}</p>
        ) : (
          <AddressBlock address={data.shippingAddress} />
        )}
      </ReviewCard>
      <ReviewCard title={words.methods.shipping} step="methods">
        <p>{shippingMethod?.displayName ?? forms.missing.shippingMethod}</p>
        {shippingMethod === null ? null : (
          <p className={styles.small}>
            {vocabulary.deliveryPromise({
              minimum: shippingMethod.minimumDays,
              maximum: shippingMethod.maximumDays,
              isPrepaid: paymentMethod?.isPrepaid === true,
            })}
          </p>
        )}
      </ReviewCard>
      <ReviewCard title={words.methods.payment} step="methods">
        <p>{paymentMethod?.displayName ?? forms.missing.paymentMethod}</p>
        {paymentMethod?.isPrepaid === true ? (
          <p className={styles.small}>{paymentMethod.description}</p>
        ) : null}
        {data.iban === null ? null : (
          <p className={styles.small}>
            {words.methods.iban} {data.iban}
          </p>
        )}
      </ReviewCard>
    </div>
  );
}

interface ReviewCardProps {
  readonly title: string;
  readonly step: CheckoutStep;
  readonly children: ReactNode;
}

function ReviewCard({ title, step, children }: ReviewCardProps) {
  return (
    <section className={styles.card}>
      <CardHead title={title} to={checkoutPath(step)} />
      {children}
    </section>
  );
}

interface CardHeadProps {
  readonly title: string;
  readonly to: string;
}

/** What a part of the review is about, and the way to change it. */
export function CardHead({ title, to }: CardHeadProps) {
  const { review: words } = useTexts().checkout;
  return (
    <div className={styles.cardHead}>
      <h3 className={styles.cardTitle}>{title}</h3>
      <Link tone="alone" to={to} aria-label={words.changeOf({ name: title })}>
        {words.change}
      </Link>
    </div>
  );
}

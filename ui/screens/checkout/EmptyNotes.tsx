import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import { formatDate } from '#domain/money-format.ts';
import { checkoutNotices as german } from '#texts/de/checkout-notices.ts';
import { checkoutNotices as english } from '#texts/en/checkout-notices.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';

const texts = { de: german, en: english } as const;

interface EmptyNotesProps extends Pick<CheckoutView, 'latestOrder'> {
  readonly identity: CheckoutView['data']['identity'];
}

/** Why there may be nothing to order: it has been ordered, or lies in the basket of an account that was signed out elsewhere. */
export function EmptyNotes({ identity, latestOrder }: EmptyNotesProps) {
  const { session } = useTexts();
  const { language } = useWording();
  const { allowLogin } = useConfig();
  const words = texts[language].empty;
  return (
    <>
      {allowLogin && identity !== 'customer' ? (
        <p>
          {words.signedOut} <Link to="/login?redirectTo=/shop/checkout">{session.submit}</Link>
        </p>
      ) : (
        <p>{words.text}</p>
      )}
      {latestOrder === null ? null : (
        <p>
          <Link to={`/shop/checkout/confirmation/${encodeURIComponent(latestOrder.orderNumber)}`}>
            {words.latestOrder({
              number: latestOrder.orderNumber,
              date: formatDate(latestOrder.placedAt, language),
            })}
          </Link>
        </p>
      )}
    </>
  );
}

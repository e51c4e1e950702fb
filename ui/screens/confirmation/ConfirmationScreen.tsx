import { useLoaderData } from 'react-router-dom';
import { useConfig } from '#ui/bindings/config.ts';
import { useFocusOnArrival } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import { OrderFacts } from '#ui/sections/order/OrderFacts.tsx';
import { PdfButton } from '#ui/sections/order/PdfButton.tsx';
import type { ConfirmationData } from './confirmation-data.ts';
import * as styles from './ConfirmationScreen.css.ts';

/** The page after an order: number, mail, delivery, everything that was ordered, and the PDF. */
export function Component() {
  const { order } = useLoaderData() as ConfirmationData;
  const { order: words, basket, release } = useTexts();
  const { isDemo } = useConfig();
  const { view } = useVisitor();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  if (order === null) {
    return (
      <div data-state="notFound">
        <EmptyState
          title={words.notFound}
          headingLevel={1}
          actions={
            <ButtonLink to="/" variant="main">
              {basket.continueShopping}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const isWaiting = order.state === 'awaitingRelease';
  const said = isWaiting ? release.confirmation : words.confirmation;
  return (
    <div className={styles.page} data-state={isWaiting ? 'waiting' : 'placed'}>
      <header className={styles.thanks}>
        <span className={styles.mark}>
          <Icon name="check" sizePx={28} />
        </span>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {said.title}
          </h1>
          <p className={styles.number}>{words.confirmation.number({ number: order.orderNumber })}</p>
          <p>{said.mail({ email: order.email })}</p>
          {isDemo ? <p className={styles.small}>{basket.demoNotice}</p> : null}
        </div>
        <div className={styles.actions}>
          <PdfButton orderNumber={order.orderNumber} />
          {view.isGuest ? null : <ButtonLink to="/my/orders">{words.listTitle}</ButtonLink>}
          <ButtonLink to="/" variant="main">
            {words.confirmation.continueShopping}
          </ButtonLink>
        </div>
      </header>
      <OrderFacts order={order} />
    </div>
  );
}

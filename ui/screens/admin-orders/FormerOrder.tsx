import { accountPath } from '#contract/account-path.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import type { FormerOrderData } from './admin-orders-data.ts';

interface FormerOrderProps {
  readonly data: FormerOrderData;
  /** Address of the list they came from. */
  readonly list: string;
}

/** Says to somebody who follows an old link why they do not decide about that order any more, or when they do again. */
export function FormerOrder({ data: { orderNumber, isApprover, turnAt }, list }: FormerOrderProps) {
  const { texts, language } = useWording();
  const { adminOrders: words, account } = texts;
  return (
    <EmptyState
      headingLevel={1}
      title={turnAt === null ? words.formerTitle : words.turnLaterTitle}
      actions={
        <ButtonLink to={isApprover ? list : accountPath}>
          {isApprover ? words.backToList : account.title}
        </ButtonLink>
      }
    >
      <p>
        {turnAt === null
          ? words.formerText({ number: orderNumber })
          : words.turnLaterText({ number: orderNumber, date: formatDateTime(turnAt, language) })}
      </p>
    </EmptyState>
  );
}

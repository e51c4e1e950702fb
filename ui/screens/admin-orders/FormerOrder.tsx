import { accountPath } from '#contract/account-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import type { FormerOrderData } from './admin-orders-data.ts';

interface FormerOrderProps {
  readonly data: FormerOrderData;
  /** Address of the list they came from. */
  readonly list: string;
}

/** Says to somebody who follows an old link why they do not decide about that order any more. */
export function FormerOrder({ data: { orderNumber, isApprover }, list }: FormerOrderProps) {
  const { adminOrders: words, account } = useTexts();
  return (
    <EmptyState
      headingLevel={1}
      title={words.formerTitle}
      actions={
        <ButtonLink to={isApprover ? list : accountPath}>
          {isApprover ? words.backToList : account.title}
        </ButtonLink>
      }
    >
      <p>{words.formerText({ number: orderNumber })}</p>
    </EmptyState>
  );
}

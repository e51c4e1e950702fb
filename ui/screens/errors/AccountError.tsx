import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { accountPath } from '#contract/account-path.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import * as styles from './AccountError.css.ts';
import { PageError } from './PageError.tsx';

const notAllowed = 403;

/** Stands where a page of the account should be; who lacks a right keeps the account's menu and reads who grants it (S8-10). */
export function AccountError() {
  const error = useRouteError();
  const { account: words, errors } = useTexts();
  const { kind } = usePerson();
  if (!isRouteErrorResponse(error) || error.status !== notAllowed) return <PageError />;
  const { heading, text } = errors.pages[notAllowed];
  return (
    <div className={styles.page} data-state={`error-${notAllowed}`}>
      <AccountNavigation current={null} />
      <EmptyState
        title={heading}
        headingLevel={1}
        actions={
          <ButtonLink to={accountPath} variant="main">
            {words.back}
          </ButtonLink>
        }
      >
        <p>{kind === 'company' ? words.notAllowed : text}</p>
      </EmptyState>
    </div>
  );
}

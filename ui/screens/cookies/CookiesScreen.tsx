import { useLoaderData } from 'react-router-dom';
import { useConsent } from '#ui/bindings/consent.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import type { CookiesData } from './cookies-data.ts';
import * as styles from './CookiesScreen.css.ts';

/** The cookie reset page (S2.1): what is stored, what was decided, and the way to decide again. */
export function Component() {
  const { items } = useLoaderData() as CookiesData;
  const { cookies } = useTexts();
  const { view, send } = useConsent();
  const decision = view.isGranted
    ? cookies.cookieConsentGiven
    : view.isAnswered
      ? cookies.cookieConsentDeclined
      : cookies.cookieConsentOpen;
  return (
    <div className={styles.page} data-machine="consent" data-state={view.state}>
      <h1>{cookies.cookieConfigTitle}</h1>
      <p>{cookies.cookieConfigIntro}</p>
      <div className={styles.decision}>
        <p role="status">{decision}</p>
        {view.isAnswered ? (
          <Button variant="secondary" onClick={() => send({ type: 'consent.reset' })}>
            {cookies.cookieReset}
          </Button>
        ) : null}
      </div>
      <DataTable
        caption={cookies.cookieConfigTitle}
        isCaptionHidden
        rows={items}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', header: cookies.cookieName, isRowHeader: true, cell: ({ name }) => name },
          { id: 'purpose', header: cookies.cookiePurpose, cell: ({ purpose }) => purpose },
          { id: 'lifetime', header: cookies.cookieLifetime, cell: ({ lifetime }) => lifetime },
          {
            id: 'kind',
            header: cookies.cookieKind,
            cell: ({ isNecessary }) => (isNecessary ? cookies.cookieNecessary : cookies.cookieOptional),
          },
        ]}
      />
    </div>
  );
}

import { useRef, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { WithdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useWithdrawal } from '#ui/bindings/withdrawal.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { Declaration } from './Declaration.tsx';
import type { WithdrawalData } from './withdrawal-data.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import * as styles from './WithdrawalScreen.css.ts';

interface WithdrawalScreenProps {
  readonly chart: WiredChart<WithdrawalMachine>;
}

/** `/page/widerrufen`: a contract is withdrawn from in two steps, without signing in (§ 356a BGB). */
export function Component({ chart }: WithdrawalScreenProps) {
  const [round, setRound] = useState(0);
  return <Withdrawal key={round} chart={chart} onAgain={() => setRound(round + 1)} />;
}

interface WithdrawalProps extends WithdrawalScreenProps {
  readonly onAgain: () => void;
}

function Withdrawal({ chart, onAgain }: WithdrawalProps) {
  const { withdrawal: words } = useTexts();
  const { view, send } = useWithdrawal(chart, useLoaderData() as WithdrawalData);
  const { state, isBusy, problem, received } = view;
  const title = useRef<HTMLHeadingElement>(null);
  // The footer leads to this page from each, from this one as well: whoever asks for it after a withdrawal means another one.
  useChange(useLocation().key, () => {
    if (received !== null) onAgain();
  });
  // What the button stood below has gone; while it waits, and after silence, it is there.
  useChange(state, (_before, now) => {
    if (now === 'fields' || now === 'confirming' || now === 'received') title.current?.focus();
  });
  const heading =
    state === 'fields' ? words.title : received === null ? words.confirmTitle : words.receivedTitle;
  return (
    <div className={styles.page} data-machine="withdrawal" data-state={state} aria-busy={isBusy}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {received === null ? (
          <p className={styles.intro}>{state === 'fields' ? words.intro : words.confirmIntro}</p>
        ) : (
          <p role="status">{words.received({ email: received.email })}</p>
        )}
      </div>
      {state === 'fields' ? <WithdrawalForm view={view} /> : <Declaration view={view} />}
      {state === 'failed' && problem !== null ? (
        <Notice tone="danger" role="alert">
          {sentencesOf(problem, { error: words.failed }).join(' ')}
        </Notice>
      ) : null}
      {state === 'fields' ? null : received === null ? (
        <div className={styles.actions}>
          <Button
            variant="main"
            size="large"
            isPending={isBusy}
            pendingLabel={words.sending}
            onClick={() => send({ type: 'withdrawal.confirm' })}
          >
            {words.confirm}
          </Button>
          <Button size="large" isClosed={isBusy} onClick={() => send({ type: 'withdrawal.edit' })}>
            {words.edit}
          </Button>
        </div>
      ) : (
        <>
          <p>{words.following}</p>
          <div className={styles.actions}>
            <Button onClick={() => window.print()}>{words.print}</Button>
            <ButtonLink to="/shop">{words.toShop}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

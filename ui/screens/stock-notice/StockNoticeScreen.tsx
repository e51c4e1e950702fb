import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useStockNotice } from '#ui/bindings/stock-notice.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { StockNoticeData } from './stock-notice-data.ts';
import { useStockNoticeWords } from '#ui/sections/stock-notice/stock-notice-words.ts';
import * as styles from './StockNoticeScreen.css.ts';

/** `/stock-notice`: confirms or ends what the key of a mail stands for; opening the page changes nothing. */
export function Component() {
  const { noticeKey, item } = useLoaderData() as StockNoticeData;
  const words = useStockNoticeWords();
  const { progress, send } = useStockNotice();
  const [wanted, setWanted] = useState<'confirm' | 'end'>('confirm');
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = progress.kind === 'done';
  // What was reached stays when something further fails.
  const [reached, setReached] = useState<'confirmed' | 'ended' | null>(null);
  const now = wanted === 'end' ? 'ended' : 'confirmed';
  if (isDone && reached !== now) setReached(now);
  // The button that was pressed has gone.
  useFocusOnChange(heading, isDone ? wanted : undefined);

  if (item === null) {
    return (
      <EmptyState
        title={words.goneTitle}
        headingLevel={1}
        actions={
          <ButtonLink to="/" variant="main">
            {words.home}
          </ButtonLink>
        }
      >
        <p>{words.gone}</p>
      </EmptyState>
    );
  }
  const state = reached ?? item.state;
  const given = { name: item.displayName };
  const shown = {
    waiting: { title: words.waitingTitle, lines: [words.waiting(given), words.waitingHint] },
    confirmed: { title: words.confirmedTitle, lines: [words.confirmed(given)] },
    told: { title: words.toldTitle, lines: [words.told(given)] },
    ended: { title: words.endedTitle, lines: [words.ended] },
  }[state];
  const problem =
    progress.kind === 'unanswered'
      ? words.failed
      : progress.kind === 'refused'
        ? progress.messages.join(' ')
        : null;
  const act = (kind: 'confirm' | 'end') => {
    setWanted(kind);
    void send({ kind, noticeKey });
  };
  const isSending = progress.kind === 'sending';
  return (
    <div className={styles.page} data-state={state}>
      <h1 ref={heading} tabIndex={-1}>
        {shown.title}
      </h1>
      {shown.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {problem === null ? null : <p role="alert">{problem}</p>}
      {state === 'ended' ? null : (
        <>
          <noscript>{words.needsScript}</noscript>
          <div className={styles.actions}>
            {state === 'waiting' ? (
              <Button
                variant="main"
                size="large"
                isPending={isSending && wanted === 'confirm'}
                pendingLabel={words.confirming}
                onClick={() => act('confirm')}
              >
                {words.confirm}
              </Button>
            ) : null}
            <Button
              variant={state === 'waiting' ? 'quiet' : 'secondary'}
              size="large"
              isPending={isSending && wanted === 'end'}
              pendingLabel={words.ending}
              onClick={() => act('end')}
            >
              {words.end}
            </Button>
          </div>
          {state === 'waiting' ? null : <p>{words.endHint}</p>}
        </>
      )}
      <p>
        {item.url === '' ? (
          <Link tone="alone" to="/">
            {words.home}
          </Link>
        ) : (
          <Link tone="alone" to={item.url}>
            {words.toArticle}
          </Link>
        )}
      </p>
    </div>
  );
}

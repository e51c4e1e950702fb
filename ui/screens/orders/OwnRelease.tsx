import { useRef, useState } from 'react';
import type { Order } from '#contract/order.ts';
import type { Release, ReleaseStep } from '#contract/release.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useChange, useFocusOn } from '#ui/bindings/screen-change.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { ReleaseDeadline } from '#ui/sections/release/ReleaseDeadline.tsx';
import { ReleaseReasons } from '#ui/sections/release/ReleaseReasons.tsx';
import { ReleaseSteps } from '#ui/sections/release/ReleaseSteps.tsx';
import * as styles from '#ui/sections/release/release.css.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { openQuestionOf } from './open-question.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

interface OwnReleaseProps {
  readonly order: Pick<Order, 'orderNumber' | 'state'>;
  readonly release: Release;
  /** ISO 8601: when the page was loaded. */
  readonly now: string;
}

/** Steps after which an order waits no longer and is not carried out. */
const endings: readonly ReleaseStep['kind'][] = ['denied', 'withdrawn', 'expired'];

/** What a buyer sees of the release of an own order, and does about it while it waits. */
export function OwnRelease({ order, release, now }: OwnReleaseProps) {
  const { release: words } = useTexts();
  const isWaiting = order.state === 'awaitingRelease';
  const question = openQuestionOf({ ...order, release });
  const end = release.steps.findLast(({ kind }) => endings.includes(kind));
  const isEnded = order.state === 'denied' || (order.state === 'cancelled' && end !== undefined);
  const place = useRef<HTMLDivElement>(null);
  // The forms have gone with the wait; what became of the order is read in their place.
  useChange(isWaiting, () => place.current?.focus());
  const [answered, setAnswered] = useState<ReleaseStep | null>(null);
  useChange(question, (before, now) => setAnswered(isWaiting && now === undefined ? (before ?? null) : null));
  return (
    <>
      {isWaiting ? <Waiting release={release} now={now} /> : null}
      <div ref={place} tabIndex={-1}>
        {isEnded ? <Ending end={end} /> : null}
      </div>
      {answered === null || !isWaiting ? null : <Answered question={answered} />}
      {question === undefined ? null : (
        <AnswerForm key={question.at} orderNumber={order.orderNumber} question={question} />
      )}
      <ReleaseSteps steps={release.steps.filter((step) => step !== question)} />
      {isWaiting ? (
        <>
          <WithdrawalForm orderNumber={order.orderNumber} />
          <noscript>{words.own.needsScript}</noscript>
        </>
      ) : null}
    </>
  );
}

/** Where an answer has gone; stands in the place of its form, and has the focus that was in it. */
function Answered({ question }: { readonly question: ReleaseStep }) {
  const { own } = useTexts().release;
  const place = useFocusOn<HTMLDivElement>(question);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Notice tone="info" role="none">
        {own.answered({ name: question.by })}
      </Notice>
    </div>
  );
}

function Waiting({ release, now }: Pick<OwnReleaseProps, 'release' | 'now'>) {
  const { release: words } = useTexts();
  const { language } = useWording();
  return (
    <Notice tone="warning" role="none">
      <p>
        <strong>{words.own.waiting}</strong>
      </p>
      <ReleaseReasons release={release} />
      <p>
        <ReleaseDeadline release={release} now={now} />{' '}
        {words.until({ date: formatDateTime(release.until, language) })}
      </p>
    </Notice>
  );
}

interface EndingProps {
  /** What ended the wait; the order itself may say more than its steps. */
  readonly end: ReleaseStep | undefined;
}

/** Why an order will not be carried out. */
function Ending({ end }: EndingProps) {
  const { own } = useTexts().release;
  const sentence =
    end?.kind === 'withdrawn' ? own.withdrawn : end?.kind === 'expired' ? own.expired : own.denied;
  return (
    <Notice tone={end?.kind === 'withdrawn' ? 'info' : 'danger'} role="none">
      <p>
        <strong>{sentence}</strong>
      </p>
      {end?.kind === 'denied' && end.text !== '' ? (
        <p className={styles.said}>{own.deniedBecause({ reason: end.text })}</p>
      ) : null}
    </Notice>
  );
}

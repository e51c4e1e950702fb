import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { OrderableArticle } from '#contract/basket.ts';
import { oneLineOf } from '#contract/storable.ts';
import { useFocusOnChange, useStockNotice } from '#ui/bindings/stock-notice.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { useStockNoticeWords } from './stock-notice-words.ts';
import * as styles from './NoticeForm.css.ts';

interface NoticeFormProps {
  readonly article: Pick<OrderableArticle, 'articleNumber' | 'shopDepotId'>;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** Asks where to write when the article can be delivered again; the address is confirmed by the mail that follows. */
export function NoticeForm({ article: { articleNumber, shopDepotId } }: NoticeFormProps) {
  const words = useStockNoticeWords();
  const { email: own } = useVisitor().view;
  const id = useId();
  const { progress, send, beginAnew } = useStockNotice();
  const [email, setEmail] = useState(own);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = isMissing
    ? words.emailMissing
    : progress.kind === 'refused'
      ? (progress.atField ?? progress.messages.join(' '))
      : progress.kind === 'unanswered'
        ? words.failed
        : undefined;
  const field = (): HTMLInputElement | null => form.current?.querySelector('input') ?? null;
  // The field has the focus from the beginning, again with each fault, and for another address.
  useFocusOnChange(form, progress.kind === 'done' ? undefined : (problem ?? ''));

  if (progress.kind === 'done') {
    return (
      <div className={styles.sent} data-state="sent">
        <p ref={takeFocus} role="status" tabIndex={-1}>
          <b>{words.sent({ email })}</b>
        </p>
        <p>{words.sentHint}</p>
        <Button onClick={beginAnew}>{words.otherAddress}</Button>
      </div>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = oneLineOf(email);
    setEmail(typed);
    setMissing(typed === '');
    if (typed === '') field()?.focus();
    else void send({ kind: 'ask', articleNumber, shopDepotId, email: typed });
  };
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-busy={progress.kind === 'sending'}
      data-state={progress.kind}
    >
      <TextField
        id={id}
        name="email"
        type="email"
        label={words.email}
        description={words.purpose}
        value={email}
        onChange={setEmail}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={160}
        isRequired
        error={problem}
      />
      {/* Who is in the field already hears nothing of what comes to stand below it. */}
      <VisuallyHidden role="status">{problem}</VisuallyHidden>
      <div>
        <Button
          type="submit"
          variant="main"
          isPending={progress.kind === 'sending'}
          pendingLabel={words.sending}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

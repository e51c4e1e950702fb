import { useRef } from 'react';
import type { OrderableArticle } from '#contract/basket.ts';
import { stockNoticeFields } from '#contract/forms/stock-notice.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { SoleFormField } from '#ui/parts/Form/SoleFormField.tsx';
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
  const given = { articleNumber, shopDepotId: String(shopDepotId) };
  const { form, view, reopen } = useForm('stock-notice', stockNoticeFields, { given });
  const { state, sent } = view;
  const place = useRef<HTMLDivElement>(null);
  // The field has the focus from the beginning, and for another address.
  useFocusOnChange(place, sent === null ? '' : undefined);

  if (sent !== null) {
    return (
      <div className={styles.sent} data-machine="form" data-state={state}>
        <p ref={takeFocus} role="status" tabIndex={-1}>
          <b>{words.sent({ email: sent['email'] ?? '' })}</b>
        </p>
        <p>{words.sentHint}</p>
        <Button onClick={reopen}>{words.otherAddress}</Button>
      </div>
    );
  }
  return (
    <div ref={place}>
      <Form
        form={form}
        className={styles.form}
        buttonSize="medium"
        words={{ submit: words.submit, pending: words.sending }}
        values={{ email: own }}
        problem={problemIn(view, { error: words.failed })}
      >
        <SoleFormField name="email" label={words.email} description={words.purpose} autoComplete="email" />
      </Form>
    </div>
  );
}

import { useRef } from 'react';
import { problemIn } from '#ui/bindings/form.ts';
import type { KeptForm as Kept } from '#ui/bindings/kept-form.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import type { FormProps, FormWords } from '#ui/parts/Form/Form.tsx';
import { SentNotice } from '#ui/parts/SentNotice/SentNotice.tsx';
import type { SentWords } from '#ui/parts/SentNotice/SentNotice.tsx';
import * as styles from './KeptForm.css.ts';

interface KeptFormProps extends Omit<FormProps, 'form' | 'words' | 'problem'> {
  readonly kept: Kept;
  /** Tells several of one form apart on a page. */
  readonly name?: string;
  readonly words: Omit<FormWords, 'faultsTitle'>;
  /** What is told of a try that brought no answer, where more is known of it than that. */
  readonly failed?: string;
  /** What stands in its place once it was sent; left out where the page goes on to another then. */
  readonly sent?: SentWords & { readonly onAgain?: () => void };
}

/** A form of the account that goes on with what was typed before the page was loaded, and says so. */
export function KeptForm({ kept, name, words, failed, values = {}, sent, children, ...rest }: KeptFormProps) {
  const { account } = useTexts();
  const { form, view, restored, reopen } = kept;
  const place = useRef<HTMLDivElement>(null);
  const isSent = sent !== undefined && view.sent !== null;
  // The button that opened it again has gone.
  useChange(isSent, (wasSent) => {
    if (wasSent)
      place.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  });
  if (isSent) return <SentNotice onAgain={reopen} {...sent} state={view.state} />;
  return (
    <div ref={place} className={styles.place}>
      {restored === null ? null : <p role="status">{account.draftTakenUp}</p>}
      <Form
        {...rest}
        key={String(restored !== null)}
        form={name === undefined ? form : { ...form, name }}
        words={{ faultsTitle: account.errorTitle, ...words }}
        values={restored ?? values}
        problem={problemIn(view, { error: failed ?? account.failed, noAnswer: account.noAnswer })}
      >
        {children}
        <noscript>{account.needsScript}</noscript>
      </Form>
    </div>
  );
}

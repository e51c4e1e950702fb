import { keptField, listPositionFields } from '#contract/forms/shopping-list.ts';
import type { ListPosition } from '#contract/shopping-list.ts';
import { problemIn } from '#ui/bindings/form.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import * as styles from './PositionRow.css.ts';

interface PositionNotesProps {
  readonly position: ListPosition;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** What a person notes at a position; it goes into the basket with it as far as an order knows it. */
export function PositionNotes({ position }: PositionNotesProps) {
  const { account, shoppingLists: words } = useTexts();
  const { id, data, custom_article_number, custom_article_info } = position;
  const kept = {
    ...data,
    customArticleNumber: custom_article_number,
    customArticleInfo: custom_article_info,
  };
  const draft = `list-position-${id}`;
  const { form, view, restored, reopen } = useKeptForm('list-position', listPositionFields, draft, {
    given: { id: String(id) },
  });
  if (view.sent !== null)
    return (
      <div className={styles.saved} data-machine="form" data-state={view.state}>
        <p ref={takeFocus} role="status" tabIndex={-1}>
          {words.notesSaved}
        </p>
        <Button size="small" onClick={reopen}>
          {words.goOn}
        </Button>
      </div>
    );
  return (
    <>
      {restored === null ? null : <p role="status">{account.draftTakenUp}</p>}
      <Form
        key={String(restored !== null)}
        form={{ ...form, name: draft }}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ faultsTitle: account.errorTitle, submit: words.save, pending: words.saving }}
        values={restored ?? kept}
        problem={problemIn(view, { error: account.failed })}
      >
        {Object.entries(kept).map(([field, text]) => (
          <input key={field} type="hidden" name={keptField(field)} value={text} />
        ))}
        <div className={styles.fields}>
          <div className={styles.wide}>
            <FormField name="hint" label={words.note} autoComplete="off" />
          </div>
          <FormField name="customArticleNumber" label={words.customArticleNumber} autoComplete="off" />
          <FormField name="customArticleInfo" label={words.customArticleInfo} autoComplete="off" />
          <FormField name="costCenter" label={words.costCenter} autoComplete="off" />
          <FormField name="offerNumber" label={words.offerNumber} autoComplete="off" />
        </div>
      </Form>
    </>
  );
}

import { shoppingListFields } from '#contract/forms/shopping-list.ts';
import type { ListHead } from '#contract/shopping-list.ts';
import { problemIn } from '#ui/bindings/form.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

interface ListFormProps {
  /** Null for a new one. */
  readonly list: ListHead | null;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** Names a new list, or one that is kept. */
export function ListForm({ list }: ListFormProps) {
  const { account, shoppingLists: words } = useTexts();
  const draft = `shopping-list-${list === null ? 'new' : String(list.id)}`;
  const { form, view, restored, reopen } = useKeptForm('shopping-list', shoppingListFields, draft, {
    given: list === null ? {} : { id: String(list.id) },
  });
  const { displayName = '', description = '' } = list ?? {};
  // A new name draws the page anew; the same one leaves it as it is.
  if (list !== null && view.sent !== null)
    return (
      <div className={styles.question} data-machine="form" data-state={view.state}>
        <p ref={takeFocus} role="status" tabIndex={-1}>
          {words.saved}
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
        // Two of them stand on a page.
        form={{ ...form, name: draft }}
        buttonSize="medium"
        buttonVariant={list === null ? 'main' : 'secondary'}
        words={{
          faultsTitle: account.errorTitle,
          submit: list === null ? words.create : words.save,
          pending: list === null ? words.creating : words.saving,
        }}
        values={restored ?? { displayName, description }}
        problem={problemIn(view, { error: account.failed })}
      >
        <FormField name="displayName" label={words.name} description={words.nameHint} autoComplete="off" />
        <FormField name="description" label={words.description} autoComplete="off" />
        <noscript>{account.needsScript}</noscript>
      </Form>
    </>
  );
}

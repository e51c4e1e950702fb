import { shoppingListFields } from '#contract/forms/shopping-list.ts';
import type { ListHead } from '#contract/shopping-list.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

interface ListFormProps {
  /** Null for a new one. */
  readonly list: ListHead | null;
}

/** Names a new list, or one that is kept. */
export function ListForm({ list }: ListFormProps) {
  const { shoppingLists: words } = useTexts();
  const draft = `shopping-list-${list === null ? 'new' : String(list.id)}`;
  const kept = useKeptForm('shopping-list', shoppingListFields, draft, {
    given: list === null ? {} : { id: String(list.id) },
  });
  const { displayName = '', description = '' } = list ?? {};
  // A new name draws the page anew; the same one leaves it as it is.
  const sent = {
    said: words.saved,
    again: words.goOn,
    buttonSize: 'small',
    className: styles.question,
  } as const;
  return (
    <KeptForm
      kept={kept}
      // Two of them stand on a page.
      name={draft}
      buttonSize="medium"
      buttonVariant={list === null ? 'main' : 'secondary'}
      words={{
        submit: list === null ? words.create : words.save,
        pending: list === null ? words.creating : words.saving,
      }}
      values={{ displayName, description }}
      {...(list === null ? {} : { sent })}
    >
      <FormField name="displayName" label={words.name} description={words.nameHint} autoComplete="off" />
      <FormField name="description" label={words.description} autoComplete="off" />
    </KeptForm>
  );
}

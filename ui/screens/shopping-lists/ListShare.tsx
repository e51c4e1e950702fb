import { listShareFields } from '#contract/forms/shopping-list.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';

interface ListShareProps {
  readonly id: number;
  readonly customerNumbers: string;
}

/** Shows a list of the shop's staff to customers, or to none any more (S2.3-05). */
export function ListShare({ id, customerNumbers }: ListShareProps) {
  const { shoppingLists: words } = useTexts();
  const name = `list-share-${id}`;
  const kept = useKeptForm('list-share', listShareFields, name, { given: { id: String(id) } });
  return (
    <KeptForm
      kept={kept}
      name={name}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ submit: words.save, pending: words.saving }}
      values={{ customerNumbers }}
      sent={{ said: words.shared, again: words.goOn, buttonSize: 'small' }}
    >
      <FormField
        name="customerNumbers"
        label={words.customerNumbers}
        description={words.customerNumbersHint}
        autoComplete="off"
      />
    </KeptForm>
  );
}

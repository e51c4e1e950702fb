import { problemIn } from '#ui/bindings/form.ts';
import type { KeptForm as Kept } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import type { FormProps, FormWords } from '#ui/parts/Form/Form.tsx';

interface KeptFormProps extends Omit<FormProps, 'form' | 'words' | 'problem'> {
  readonly kept: Kept;
  /** Tells several of one form apart on a page. */
  readonly name?: string;
  readonly words: Omit<FormWords, 'faultsTitle'>;
}

/** A form of the account that goes on with what was typed before the page was loaded, and says so. */
export function KeptForm({ kept, name, words, values = {}, children, ...rest }: KeptFormProps) {
  const { account } = useTexts();
  const { form, view, restored } = kept;
  return (
    <>
      {restored === null ? null : <p role="status">{account.draftTakenUp}</p>}
      <Form
        {...rest}
        key={String(restored !== null)}
        form={name === undefined ? form : { ...form, name }}
        words={{ faultsTitle: account.errorTitle, ...words }}
        values={restored ?? values}
        problem={problemIn(view, { error: account.failed })}
      >
        {children}
        <noscript>{account.needsScript}</noscript>
      </Form>
    </>
  );
}

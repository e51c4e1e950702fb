import { secondFactorFields } from '#contract/forms/second-factor.ts';
import type { SecondFactorWay } from '#contract/second-factor-way.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';

interface CodeFormProps {
  readonly way: SecondFactorWay;
  /** Shown for something that cannot be undone: signs nobody in, and trusts no browser. */
  readonly isDeed: boolean;
}

/** A code of one way, and whether this browser shall not be asked again. */
export function CodeForm({ way, isDeed }: CodeFormProps) {
  const { secondFactor: words } = useTexts();
  const { errorTitle, submit } = isDeed ? words.deed : words;
  const { form, view } = useForm('second-factor', secondFactorFields, { given: { way } });
  return (
    <Form
      form={form}
      words={{ faultsTitle: errorTitle, submit, pending: words.verifying }}
      problem={problemIn(view, words.problems)}
    >
      <FormField
        name="code"
        label={words.labels[way]}
        description={words.hints[way]}
        autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
        inputMode={way === 'recovery' ? 'text' : 'numeric'}
      />
      {isDeed ? null : (
        <CheckboxField name="isBrowserTrusted" label={words.trust} description={words.trustHint} />
      )}
      <noscript>{words.needsScript}</noscript>
    </Form>
  );
}

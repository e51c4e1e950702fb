import { withdrawalFields } from '#contract/forms/withdrawal.ts';
import type { WithdrawalView } from '#machines/withdrawal/withdrawal.selectors.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { FormTextArea } from '#ui/parts/Form/FormTextArea.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import * as styles from './WithdrawalScreen.css.ts';

interface WithdrawalFormProps {
  readonly view: Pick<WithdrawalView, 'typed' | 'problem'>;
}

/** The first step: who withdraws, from which order, and where the acknowledgement goes. */
export function WithdrawalForm({ view: { typed, problem } }: WithdrawalFormProps) {
  const { withdrawal: words, forms } = useTexts();
  const { email } = useConfig().address;
  const { form, view } = useForm('withdrawal', withdrawalFields);
  return (
    <>
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {[...sentencesOf(problem, { error: words.refused }), ...Object.values(problem.fieldErrors)].map(
            (sentence) => (
              <p key={sentence}>{sentence}</p>
            ),
          )}
        </Notice>
      )}
      <Form
        form={form}
        values={typed}
        className={styles.form}
        words={{
          faultsTitle: words.errorTitle,
          submit: words.next,
          pending: words.checking,
          note: forms.requiredHint,
        }}
        problem={problemIn(view, { error: words.notSent })}
      >
        <FormField name="fullName" label={words.fullName} autoComplete="name" />
        <FormField
          name="orderNumber"
          label={words.orderNumber}
          description={words.orderNumberHint}
          autoComplete="off"
        />
        <FormField name="email" label={words.email} autoComplete="email" />
        <FormTextArea name="goods" label={words.goods} description={words.goodsHint} rows={3} />
        <noscript>{words.needsScript}</noscript>
      </Form>
      <div className={styles.hints}>
        <p>{words.otherWays({ email })}</p>
        <p>
          <Link tone="alone" to="/page/widerruf">
            {words.instruction}
          </Link>
        </p>
      </div>
    </>
  );
}

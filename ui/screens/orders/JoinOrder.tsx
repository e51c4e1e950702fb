import { useConfig } from '#ui/bindings/config.ts';
import { passwordRequestPath } from '#contract/password-path.ts';
import { orderJoinFields } from '#contract/forms/order-lookup.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { orderPageWords } from '#ui/sections/order/order-page-words.ts';
import * as styles from '#ui/sections/order/orders.css.ts';

interface JoinOrderProps {
  /** Nothing else is to be seen on the page. */
  readonly isOpenAtFirst?: boolean;
}

/** Takes an order that was placed as a guest into the account. */
export function JoinOrder({ isOpenAtFirst = false }: JoinOrderProps) {
  const { join, lookup } = orderPageWords(useWording().language);
  return (
    <DisclosureSection title={join.title} isOpenAtFirst={isOpenAtFirst}>
      <div className={styles.narrow}>
        <p>{join.hint}</p>
        <JoinForm
          label={lookup.number}
          hint={lookup.numberHint}
          errorTitle={lookup.errorTitle}
          words={join}
        />
      </div>
    </DisclosureSection>
  );
}

interface JoinFormProps {
  readonly label: string;
  readonly hint: string;
  readonly errorTitle: string;
  readonly words: { readonly submit: string; readonly sending: string; readonly toConfirmation: string };
}

function JoinForm({ label, hint, errorTitle, words }: JoinFormProps) {
  const { account } = useTexts();
  const { allowPasswordReset } = useConfig();
  const { form, view } = useForm('order-join', orderJoinFields);
  return (
    <Form
      form={form}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ faultsTitle: errorTitle, submit: words.submit, pending: words.sending }}
      problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
    >
      <FormField name="orderNumber" label={label} description={hint} autoComplete="off" />
      {view.problem?.code === 'email.unconfirmed' && allowPasswordReset ? (
        <p>
          <Link tone="alone" to={passwordRequestPath}>
            {words.toConfirmation}
          </Link>
        </p>
      ) : null}
      <noscript>{account.needsScript}</noscript>
    </Form>
  );
}

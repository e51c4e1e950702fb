import { orderLookupFields } from '#contract/forms/order-lookup.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { orderPageWords } from '#ui/sections/order/order-page-words.ts';
import * as styles from './OrderLookupForm.css.ts';

/** Asks for number and mail address of an order; what does not fit is answered alike, whatever is wrong. */
export function OrderLookupForm() {
  const words = orderPageWords(useWording().language);
  const { lookup } = words;
  const { form, view } = useForm('order-lookup', orderLookupFields);
  return (
    <div className={styles.page}>
      <h1>{lookup.title}</h1>
      <p>{lookup.intro}</p>
      <Form
        form={form}
        className={styles.form}
        words={{ faultsTitle: lookup.errorTitle, submit: lookup.submit, pending: lookup.sending }}
        problem={problemIn(view, { error: words.failed })}
      >
        <FormField
          name="orderNumber"
          label={lookup.number}
          description={lookup.numberHint}
          autoComplete="off"
        />
        <FormField name="email" label={lookup.email} autoComplete="email" />
        <noscript>{lookup.needsScript}</noscript>
      </Form>
      <p>
        {lookup.withAccount} <Link to="/my/orders">{lookup.signIn}</Link>
      </p>
    </div>
  );
}

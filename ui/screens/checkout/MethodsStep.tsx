import { methodsFields } from '#contract/forms/methods.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import { likelyAccountHolder } from '#domain/address.ts';
import { checkoutPath } from '#domain/checkout.ts';
import { grossOf } from '#domain/money.ts';
import { reckonsNet, standardTaxRate } from '#domain/price.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormRadios } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import type { RadioOption } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import { Spinner } from '#ui/parts/Spinner/Spinner.tsx';
import type { ChosenMethods } from './chosen-methods.ts';
import { useSpan } from './delivery-span.ts';
import type { DraftKeeper } from '#ui/bindings/drafts.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './CheckoutScreen.css.ts';

interface MethodsStepProps {
  readonly view: CheckoutView;
  readonly drafts: DraftKeeper;
  /** What is ticked; the summary beside the step is reckoned with it. */
  readonly chosen: ChosenMethods;
  readonly onChoose: (chosen: ChosenMethods) => void;
  readonly send: (command: CheckoutCommand) => void;
}

/** Step 3: ways to ship and to pay, as the server offers them; what is not possible stands there with its reason. */
export function MethodsStep(given: MethodsStepProps) {
  const { view, send } = given;
  const { checkout: words } = useTexts();
  const { phase } = view.methods;
  if (phase === 'loading') {
    return (
      <div className={styles.step}>
        <StepHeading step="methods" />
        <div className={styles.waiting} role="status">
          <Spinner />
          {words.loading}
        </div>
      </div>
    );
  }
  if (phase === 'failed') {
    return (
      <div className={styles.step}>
        <StepHeading step="methods" />
        <Notice
          tone="danger"
          role="alert"
          actions={<Button onClick={() => send({ type: 'methods.reload' })}>{words.methods.reload}</Button>}
        >
          {words.methods.listsFailed}
        </Notice>
      </div>
    );
  }
  return <MethodsForm {...given} />;
}

function MethodsForm({ view, drafts, chosen, onChoose, send }: MethodsStepProps) {
  const { checkout: words, forms } = useTexts();
  const { payment, shipping, phase } = view.methods;
  const { form, view: tried } = useForm('methods', methodsFields, {
    onValues: (values) => {
      drafts.keep('methods', values);
      onChoose({ payment: values['payment'] ?? '', shipping: values['shipping'] ?? '' });
    },
  });
  const debit = payment.find(({ slug, needsIban }) => slug === chosen.payment && needsIban);
  const { billingAddress } = view.data;
  const accountHolder = billingAddress === null ? '' : likelyAccountHolder(billingAddress);
  const isNoneAvailable = phase === 'none';
  return (
    <Form
      form={form}
      className={styles.step}
      words={{
        faultsTitle: words.errorTitle,
        submit: words.methods.submit,
        pending: words.saving,
        note: forms.requiredHint,
      }}
      values={{ accountHolder, ...drafts.read().methods, ...chosen }}
      problem={problemIn(tried, words.problems)}
      isClosed={isNoneAvailable}
      heading={<StepHeading step="methods" />}
      actions={
        <ButtonLink to={checkoutPath('address')} variant="quiet">
          {words.back}
        </ButtonLink>
      }
    >
      {isNoneAvailable ? (
        <Notice
          tone="warning"
          actions={<Button onClick={() => send({ type: 'methods.reload' })}>{words.methods.reload}</Button>}
        >
          {words.methods.noneAvailable}
        </Notice>
      ) : null}
      <Lost sentence={view.data.shippingLost} />
      <FormRadios
        name="shipping"
        groupId="shipping"
        label={words.methods.shipping}
        look="cards"
        isRequired
        options={useShippingOptions(shipping, view)}
      />
      <Lost sentence={view.data.paymentLost} />
      <FormRadios
        name="payment"
        groupId="payment"
        label={words.methods.payment}
        look="cards"
        isRequired
        options={usePaymentOptions(payment, view)}
      />
      {debit === undefined ? null : (
        <div className={styles.bank}>
          <FormField
            name="iban"
            label={words.methods.iban}
            description={view.data.iban ? words.methods.ibanKnown({ iban: view.data.iban }) : undefined}
            autoComplete="off"
          />
          <FormField name="accountHolder" label={words.methods.accountHolder} autoComplete="name" />
          <p className={styles.small}>{debit.mandate}</p>
        </div>
      )}
    </Form>
  );
}

interface LostProps {
  readonly sentence: string | undefined;
}

/** Says of a way that was chosen that it is possible no longer. */
const Lost = ({ sentence }: LostProps) =>
  sentence === undefined ? null : <Notice tone="warning">{sentence}</Notice>;

interface WhyNotProps {
  readonly reason: string;
}

/** Why a way cannot be chosen; what else could be said of it does not matter then. */
function WhyNot({ reason }: WhyNotProps) {
  const { checkout: words } = useTexts();
  return <span className={styles.whyNot}>{words.methods.notPossible({ reason })}</span>;
}

function usePaymentOptions(payment: readonly PaymentMethod[], view: CheckoutView): RadioOption[] {
  const { checkout: words } = useTexts();
  const money = useMoney();
  const isNet = reckonsNet(view.basket);
  return payment.map(({ slug, displayName, description, feeNet, isAvailable, unavailableReason }) => ({
    value: slug,
    label: displayName,
    description: isAvailable ? description : <WhyNot reason={unavailableReason} />,
    extra: isAvailable
      ? feeNet === 0
        ? words.methods.free
        : words.methods.fee({ amount: money(isNet ? feeNet : grossOf(feeNet, standardTaxRate)) })
      : undefined,
    isDisabled: !isAvailable,
  }));
}

function useShippingOptions(shipping: readonly ShippingMethod[], view: CheckoutView): RadioOption[] {
  const { checkout: words } = useTexts();
  const money = useMoney();
  const span = useSpan();
  const isNet = reckonsNet(view.basket);
  return shipping.map((method) => {
    const cents = isNet ? method.priceNet : method.priceGross;
    const facts = method.isAvailable ? (
      [span(method), method.description].filter((fact) => fact !== '').join(' · ')
    ) : (
      <WhyNot reason={method.unavailableReason} />
    );
    return {
      value: method.slug,
      label: method.displayName,
      description: facts,
      extra: method.isAvailable ? (cents === 0 ? words.methods.free : money(cents)) : undefined,
      isDisabled: !method.isAvailable,
    };
  });
}

import { useState } from 'react';
import type { FormEvent } from 'react';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import { grossOf } from '#domain/money.ts';
import { reckonsNet, standardTaxRate } from '#domain/price.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand } from '#machines/checkout/checkout.types.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import type { SummaryError } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { FormActions } from '#ui/parts/FormActions/FormActions.tsx';
import { RadioGroupField } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import type { RadioOption } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import { Spinner } from '#ui/parts/Spinner/Spinner.tsx';
import { CountedTextField } from '#ui/parts/TextField/CountedTextField.tsx';
import { ButtonProblem, buttonProblemId } from './ButtonProblem.tsx';
import type { ChosenMethods } from './chosen-methods.ts';
import { useSpan } from './delivery-span.ts';
import { textIn } from '#ui/bindings/checkout-drafts.ts';
import type { DraftKeeper } from '#ui/bindings/checkout-drafts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
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

const paymentId = 'payment-method';
const shippingId = 'shipping-method';
const ibanId = 'iban';
const holderId = 'account-holder';

interface Lacking {
  readonly payment: boolean;
  readonly shipping: boolean;
  readonly iban: boolean;
  readonly holder: boolean;
  readonly attempt: number;
}

const nothingLacks: Lacking = { payment: false, shipping: false, iban: false, holder: false, attempt: 0 };

function MethodsForm({ view, drafts, chosen, onChoose, send }: MethodsStepProps) {
  const { checkout: words, forms } = useTexts();
  const { payment, shipping } = view.methods;
  const { data, problem } = view;
  const draft = drafts.read().methods;
  const [lacking, setLacking] = useState(nothingLacks);
  const needsIban = payment.find(({ slug }) => slug === chosen.payment)?.needsIban === true;
  const paymentOptions = usePaymentOptions(payment, view);
  const shippingOptions = useShippingOptions(shipping, view);

  const check = (typed: FormData, attempt: number): Lacking => {
    const slug = textIn(typed, 'payment');
    const isBanked = payment.find((method) => method.slug === slug)?.needsIban === true;
    return {
      payment: slug === '',
      shipping: textIn(typed, 'shipping') === '',
      iban: isBanked && textIn(typed, 'iban') === '',
      holder: isBanked && textIn(typed, 'accountHolder') === '',
      attempt,
    };
  };
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    drafts.keep('methods', typed);
    onChoose({ payment: textIn(typed, 'payment'), shipping: textIn(typed, 'shipping') });
    if (lacking.attempt === 0) return;
    const now = check(typed, lacking.attempt);
    // What is taken out only to be typed anew is told by the next try; a summary now would take the focus away.
    setLacking({
      payment: lacking.payment && now.payment,
      shipping: lacking.shipping && now.shipping,
      iban: lacking.iban && now.iban,
      holder: lacking.holder && now.holder,
      attempt: now.attempt,
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    drafts.keep('methods', typed);
    const now = check(typed, lacking.attempt + 1);
    setLacking(now);
    if (now.payment || now.shipping || now.iban || now.holder) return;
    const slug = textIn(typed, 'payment');
    const isBanked = payment.find((method) => method.slug === slug)?.needsIban === true;
    send({
      type: 'methods.submit',
      payment: isBanked
        ? { slug, iban: textIn(typed, 'iban'), accountHolder: textIn(typed, 'accountHolder') }
        : { slug },
      shipping: textIn(typed, 'shipping'),
    });
  };

  const ibanError = lacking.iban ? forms.ibanFaults.missing : problem?.fieldErrors['iban'];
  const holderError = lacking.holder
    ? words.methods.accountHolderMissing
    : problem?.fieldErrors['accountHolder'];
  const errors: SummaryError[] = [];
  if (lacking.shipping) errors.push({ fieldId: shippingId, message: words.missing.shippingMethod });
  if (lacking.payment) errors.push({ fieldId: paymentId, message: words.missing.paymentMethod });
  if (needsIban && ibanError !== undefined) errors.push({ fieldId: ibanId, message: ibanError });
  if (needsIban && holderError !== undefined) errors.push({ fieldId: holderId, message: holderError });

  return (
    <form
      method="post"
      noValidate
      className={styles.step}
      onSubmit={submit}
      onInput={keep}
      aria-busy={view.isBusy}
    >
      <StepHeading step="methods" />
      <ErrorSummary title={words.errorTitle} errors={errors} attempt={lacking.attempt} />
      {errors.length === 0 ? <ProblemNotice problem={problem} /> : null}
      {view.methods.phase === 'none' ? (
        <Notice
          tone="warning"
          actions={<Button onClick={() => send({ type: 'methods.reload' })}>{words.methods.reload}</Button>}
        >
          {words.methods.noneAvailable}
        </Notice>
      ) : null}
      <RadioGroupField
        id={shippingId}
        name="shipping"
        label={words.methods.shipping}
        look="cards"
        isRequired
        defaultValue={chosen.shipping}
        options={shippingOptions}
        error={lacking.shipping ? words.missing.shippingMethod : undefined}
      />
      <RadioGroupField
        id={paymentId}
        name="payment"
        label={words.methods.payment}
        look="cards"
        isRequired
        defaultValue={chosen.payment}
        options={paymentOptions}
        error={lacking.payment ? words.missing.paymentMethod : undefined}
      />
      {needsIban ? (
        <div className={styles.bank}>
          <CountedTextField
            id={ibanId}
            name="iban"
            label={words.methods.iban}
            defaultValue={textIn(draft, 'iban')}
            description={data.iban ? words.methods.ibanKnown({ iban: data.iban }) : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            isRequired
            error={ibanError}
          />
          <CountedTextField
            id={holderId}
            name="accountHolder"
            label={words.methods.accountHolder}
            defaultValue={textIn(draft, 'accountHolder')}
            autoComplete="name"
            maxLength={80}
            isRequired
            error={holderError}
          />
          <p className={styles.small}>{payment.find(({ slug }) => slug === chosen.payment)?.mandate}</p>
        </div>
      ) : null}
      {view.methods.phase === 'none' ? null : (
        <FormActions note={forms.requiredHint}>
          <ButtonProblem problem={problem} />
          <Button
            type="submit"
            variant="main"
            size="large"
            isPending={view.isBusy}
            pendingLabel={words.saving}
            aria-describedby={problem === null ? undefined : buttonProblemId}
          >
            {words.methods.submit}
          </Button>
          <ButtonLink to="/shop/checkout/2" variant="quiet">
            {words.back}
          </ButtonLink>
        </FormActions>
      )}
    </form>
  );
}

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

import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { oneLineOf } from '#contract/storable.ts';
import { useOrderLookup } from '#ui/bindings/orders.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import type { SummaryError } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { orderPageWords } from '#ui/sections/order/order-page-words.ts';
import * as styles from './OrderLookupForm.css.ts';

const numberId = 'order-number';
const emailId = 'order-email';

interface Missing {
  readonly number: boolean;
  readonly email: boolean;
  readonly attempt: number;
}

/** Asks for number and mail address of an order; what does not fit is answered alike, whatever is wrong. */
export function OrderLookupForm() {
  const words = orderPageWords(useWording().language);
  const { session } = useTexts();
  const { lookup } = words;
  const navigate = useNavigate();
  const { isBusy, problems, find } = useOrderLookup((path) => void navigate(path));
  const [missing, setMissing] = useState<Missing>({ number: false, email: false, attempt: 0 });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = oneLineOf(String(form.get('number') ?? ''));
    const email = oneLineOf(String(form.get('email') ?? ''));
    setMissing({ number: number === '', email: email === '', attempt: missing.attempt + 1 });
    if (number !== '' && email !== '') void find(number, email, words.failed);
  };
  const errors: SummaryError[] = [];
  if (missing.number) errors.push({ fieldId: numberId, message: lookup.numberMissing });
  if (missing.email) errors.push({ fieldId: emailId, message: lookup.emailMissing });
  if (errors.length === 0) errors.push(...problems.map((message) => ({ fieldId: numberId, message })));
  return (
    <div className={styles.page}>
      <h1>{lookup.title}</h1>
      <p>{lookup.intro}</p>
      <form method="post" className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
        <ErrorSummary title={lookup.errorTitle} errors={errors} attempt={missing.attempt} />
        <TextField
          id={numberId}
          name="number"
          label={lookup.number}
          description={lookup.numberHint}
          autoComplete="off"
          maxLength={40}
          isRequired
          error={missing.number ? lookup.numberMissing : undefined}
        />
        <TextField
          id={emailId}
          name="email"
          type="email"
          label={lookup.email}
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={160}
          isRequired
          error={missing.email ? lookup.emailMissing : undefined}
        />
        <noscript>{session.needsScript}</noscript>
        <div>
          <Button type="submit" variant="main" size="large" isPending={isBusy} pendingLabel={lookup.sending}>
            {lookup.submit}
          </Button>
        </div>
      </form>
      <p>
        {lookup.withAccount} <Link to="/my/orders">{lookup.signIn}</Link>
      </p>
    </div>
  );
}

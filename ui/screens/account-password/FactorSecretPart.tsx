import { secondFactorFields } from '#contract/forms/second-factor.ts';
import type { FactorSecret } from '#contract/second-factor.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './SecondFactorPart.css.ts';

interface FactorSecretPartProps {
  readonly factor: FactorSecret;
  readonly onCancel: () => void;
}

/** Modules that stay light around the drawing, so that a camera finds it. */
const quiet = 4;
const group = /.{1,4}/g;

/** Shows what the app has to learn, and asks for a code that says it has. */
export function FactorSecretPart({ factor: { secret, drawing }, onCancel }: FactorSecretPartProps) {
  const { account, accountPassword: words, forms } = useTexts();
  const { form, view } = useForm('second-factor-confirm', secondFactorFields);
  const side = drawing.size + 2 * quiet;
  return (
    <div className={styles.setup}>
      <p>{words.scan}</p>
      <svg
        className={styles.drawing}
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        role="img"
        aria-label={words.drawing}
        shapeRendering="crispEdges"
      >
        <path d={drawing.path} />
      </svg>
      <p>
        {words.typeSecret} <code className={styles.secret}>{secret.match(group)?.join(' ')}</code>
      </p>
      <CopyButton text={secret} label={words.copySecret} copied={words.secretCopied} />
      <div className={styles.field}>
        <Form
          form={form}
          buttonSize="medium"
          words={{
            faultsTitle: account.errorTitle,
            submit: words.confirm,
            pending: words.confirming,
            note: forms.requiredHint,
          }}
          problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
          actions={<Button onClick={onCancel}>{words.cancel}</Button>}
        >
          <FormField
            name="code"
            label={words.appCode}
            description={words.appCodeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        </Form>
      </div>
    </div>
  );
}

import type { TypedValues } from '#contract/form-fields.ts';
import { needTick } from '#contract/forms/cost-center.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';

interface CostCenterNeedProps {
  readonly isNeeded: boolean;
}

const noFields = {};

/** Whether every position of the firm's orders has to name a cost center (S5-12). */
export function CostCenterNeed({ isNeeded }: CostCenterNeedProps) {
  const { account, adminCostCenters: words } = useTexts();
  const { form, view, reopen } = useForm('cost-center-need', noFields);
  const submit = (values: TypedValues) => {
    // One that was sent is open no more.
    reopen();
    form.submit(values);
  };
  return (
    <section className={styles.section} aria-label={words.need}>
      <Form
        key={String(isNeeded)}
        form={{ ...form, submit }}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ faultsTitle: account.errorTitle, submit: words.saveNeed, pending: words.saving }}
        problem={problemIn(view, { error: account.failed })}
      >
        <CheckboxField
          name={needTick}
          label={words.need}
          description={words.needHint}
          defaultChecked={isNeeded}
        />
        <noscript>{account.needsScript}</noscript>
      </Form>
    </section>
  );
}

import { adminBudgetsPath, newOne } from '#contract/admin-firm-paths.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { budgetFields } from '#contract/forms/budget.ts';
import { problemIn } from '#ui/bindings/form.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { AmountFields, OwnersFields } from './BudgetFields.tsx';
import type { BudgetChoices } from './BudgetFields.tsx';

interface NewBudgetProps {
  readonly choices: BudgetChoices;
}

const first: TypedValues = { person: '', costCenter: '', amount: '', period: 'month' };

/** Types a new budget. */
export function NewBudget({ choices }: NewBudgetProps) {
  const { account, adminBudgets: words, forms } = useTexts();
  const { form, view, restored } = useKeptForm('budget', budgetFields, `budget-${newOne}`);
  return (
    <div className={styles.editor} data-state="one">
      <h1>{words.newTitle}</h1>
      {restored === null ? null : <p role="status">{account.draftTakenUp}</p>}
      <Form
        key={String(restored !== null)}
        form={form}
        words={{
          faultsTitle: account.errorTitle,
          submit: words.save,
          pending: words.saving,
          note: forms.requiredHint,
        }}
        values={restored ?? first}
        problem={problemIn(view, { error: account.failed })}
        actions={
          <ButtonLink to={adminBudgetsPath} variant="quiet">
            {words.back}
          </ButtonLink>
        }
      >
        <OwnersFields choices={choices} budget={null} />
        <AmountFields />
        <noscript>{account.needsScript}</noscript>
      </Form>
    </div>
  );
}

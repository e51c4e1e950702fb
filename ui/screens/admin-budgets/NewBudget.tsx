import { adminBudgetsPath, newOne } from '#contract/admin-firm-paths.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { budgetFields } from '#contract/forms/budget.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { AmountFields, OwnersFields } from './BudgetFields.tsx';
import type { BudgetChoices } from './BudgetFields.tsx';

interface NewBudgetProps {
  readonly choices: BudgetChoices;
}

const first: TypedValues = { person: '', costCenter: '', amount: '', period: 'month' };

/** Types a new budget. */
export function NewBudget({ choices }: NewBudgetProps) {
  const { adminBudgets: words, forms } = useTexts();
  const kept = useKeptForm('budget', budgetFields, `budget-${newOne}`, { given: { said: words.saved } });
  return (
    <div className={styles.editor} data-state="one">
      <h1>{words.newTitle}</h1>
      <KeptForm
        kept={kept}
        words={{ submit: words.save, pending: words.saving, note: forms.requiredHint }}
        values={first}
        actions={
          <ButtonLink to={adminBudgetsPath} variant="quiet">
            {words.back}
          </ButtonLink>
        }
      >
        <OwnersFields choices={choices} budget={null} />
        <AmountFields />
        <p className={styles.hint}>{words.newHint}</p>
      </KeptForm>
    </div>
  );
}

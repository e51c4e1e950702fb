import type { AdminBudget, CostCenterName } from '#contract/firm.ts';
import { budgetAmountFields } from '#contract/forms/budget.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { peopleOptions } from '#ui/sections/firm/people-options.ts';
import type { OneBudgetData } from './admin-budgets-data.ts';

/** Whom and what an admin may choose. */
export type BudgetChoices = Pick<OneBudgetData, 'people' | 'costCenters'>;

interface OwnersFieldsProps {
  readonly choices: BudgetChoices;
  /** Null for a new one. */
  readonly budget: AdminBudget | null;
}

/** Whose a budget is: a person, a cost center, or both. */
export function OwnersFields({ choices: { people, costCenters }, budget }: OwnersFieldsProps) {
  const { adminBudgets: words } = useTexts();
  const isOffered = ({ id, isActive }: CostCenterName): boolean => isActive || id === budget?.costCenter?.id;
  return (
    <div className={styles.fields}>
      <FormSelect
        name="person"
        label={words.person}
        placeholder={words.anyPerson}
        options={peopleOptions(people, budget?.person ?? null)}
      />
      <FormSelect
        name="costCenter"
        label={words.costCenter}
        placeholder={words.anyCostCenter}
        options={costCenters
          .filter(isOffered)
          .map(({ id, number, name }) => ({ value: String(id), label: `${number} ${name}` }))}
      />
    </div>
  );
}

/** How much it is, and for how long. */
export function AmountFields() {
  const { adminBudgets: words } = useTexts();
  return (
    <div className={styles.fields}>
      <FormField
        name="amount"
        label={words.amount}
        autoComplete="off"
        inputMode="decimal"
        description={words.amountHint}
      />
      <FormSelect
        name="period"
        label={words.period}
        options={budgetAmountFields.period.options.map((value) => ({ value, label: words.periods[value] }))}
      />
    </div>
  );
}

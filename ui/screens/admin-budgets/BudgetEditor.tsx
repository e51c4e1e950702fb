import type { ReactNode } from 'react';
import { adminBudgetsPath } from '#contract/admin-firm-paths.ts';
import type { AdminBudget } from '#contract/firm.ts';
import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import { budgetAmountFields, budgetOwnersFields } from '#contract/forms/budget.ts';
import { amountInField } from '#domain/typed-money.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useSeen } from '#ui/bindings/seen.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import { BudgetBar } from '#ui/sections/budget/BudgetBar.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { BudgetStart } from '#ui/sections/firm/BudgetStart.tsx';
import { PresentlyStored } from '#ui/sections/firm/PresentlyStored.tsx';
import { Removal } from '#ui/sections/firm/Removal.tsx';
import { budgetName } from '#ui/sections/firm/budget-name.ts';
import { AmountFields, OwnersFields } from './BudgetFields.tsx';
import type { BudgetChoices } from './BudgetFields.tsx';

interface BudgetEditorProps {
  readonly budget: AdminBudget;
  readonly choices: BudgetChoices;
}

/** Changes a budget: how much it is, whose it is, and whether it stays. */
export function BudgetEditor({ budget, choices }: BudgetEditorProps) {
  const { adminBudgets: words } = useTexts();
  const { language } = useWording();
  const money = useMoney();
  const { id, amount, used, period, person, costCenter } = budget;
  return (
    <div className={styles.editor} data-state="one">
      <div className={styles.section}>
        <h1>{words.changeTitle({ name: budgetName(budget, words) })}</h1>
        <p>
          <Link tone="alone" to={adminBudgetsPath}>
            {words.back}
          </Link>
        </p>
        <p>{words.used({ used: money(used), amount: money(amount), period: words.periods[period] })}</p>
        <BudgetBar budget={budget} />
        <BudgetStart budget={budget} />
      </div>
      <BudgetPart
        name="budget-amount"
        id={id}
        fields={budgetAmountFields}
        title={words.amountTitle}
        submit={words.save}
        stored={{ amount, period }}
        valuesOf={(begun) => ({ amount: amountInField(begun.amount, language), period: begun.period })}
        present={words.presentAmount({ amount: money(amount), period: words.periods[period] })}
      >
        <AmountFields />
      </BudgetPart>
      <BudgetPart
        name="budget-owners"
        id={id}
        fields={budgetOwnersFields}
        title={words.ownersTitle}
        submit={words.saveOwners}
        stored={{ person: person?.id ?? null, costCenter: costCenter?.id ?? null }}
        valuesOf={(begun) => ({
          person: String(begun.person ?? ''),
          costCenter: String(begun.costCenter ?? ''),
        })}
        present={budgetName(budget, words)}
      >
        <p className={styles.hint}>{words.ownersHint}</p>
        <OwnersFields choices={choices} budget={budget} />
      </BudgetPart>
      <Removal name="budget-removal" given={{ id: String(id) }} words={words} />
    </div>
  );
}

interface BudgetPartProps<Stored extends object> {
  readonly name: 'budget-amount' | 'budget-owners';
  readonly id: number;
  readonly fields: FormFields;
  readonly title: string;
  readonly submit: string;
  readonly stored: Stored;
  /** What stands in the fields of a form that was begun with it. */
  readonly valuesOf: (begun: Stored) => TypedValues;
  /** The same for people to read. */
  readonly present: string;
  readonly children: ReactNode;
}

/** A part of a budget that is saved alone. */
function BudgetPart<Stored extends object>({
  name,
  id,
  fields,
  title,
  submit,
  stored,
  valuesOf,
  present,
  children,
}: BudgetPartProps<Stored>) {
  const { adminBudgets: words } = useTexts();
  const kept = useKeptForm(name, fields, `${name}-${id}`, {
    given: { id: String(id), said: words.saved },
  });
  const { begun, ...seen } = useSeen(kept, stored);
  return (
    <section className={styles.section} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <KeptForm
        kept={kept}
        buttonSize="medium"
        buttonVariant={name === 'budget-amount' ? 'main' : 'secondary'}
        words={{ submit, pending: words.saving }}
        values={valuesOf(begun)}
      >
        <PresentlyStored {...seen}>
          <p>{words.present({ stored: present })}</p>
        </PresentlyStored>
        {children}
      </KeptForm>
    </section>
  );
}

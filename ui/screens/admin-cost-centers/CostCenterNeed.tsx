import { needTick } from '#contract/forms/cost-center.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';

interface CostCenterNeedProps {
  readonly isNeeded: boolean;
}

const noFields = {};

/** Whether every position of the firm's orders has to name a cost center (S5-12). */
export function CostCenterNeed({ isNeeded }: CostCenterNeedProps) {
  const { adminCostCenters: words } = useTexts();
  const kept = useKeptForm('cost-center-need', noFields, 'cost-center-need');
  const { restored } = kept;
  return (
    <section className={styles.section} aria-label={words.need}>
      <KeptForm
        kept={kept}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ submit: words.saveNeed, pending: words.saving }}
        sent={{ said: words.needSaved, again: words.needAgain }}
      >
        <CheckboxField
          name={needTick}
          label={words.need}
          description={words.needHint}
          defaultChecked={restored === null ? isNeeded : needTick in restored}
        />
      </KeptForm>
    </section>
  );
}

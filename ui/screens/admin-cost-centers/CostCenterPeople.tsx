import type { AdminCostCenter, FirmPerson } from '#contract/firm.ts';
import { personTick } from '#contract/forms/cost-center.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { peopleOptions } from '#ui/sections/firm/people-options.ts';

interface CostCenterPeopleProps {
  readonly item: AdminCostCenter;
  readonly people: readonly FirmPerson[];
}

const noFields = {};

/** Ticks who may book on a cost center; without a tick everybody of the firm may. */
export function CostCenterPeople({ item, people }: CostCenterPeopleProps) {
  const { adminCostCenters: words } = useTexts();
  const kept = useKeptForm('cost-center-people', noFields, `cost-center-people-${item.id}`, {
    given: { id: String(item.id), said: words.peopleSaved },
  });
  const { restored } = kept;
  const assigned = new Set(item.people.map(({ id }) => String(id)));
  // Whoever was named and has left stays in sight until the tick is taken away.
  const left = item.people.filter(({ id }) => people.every((person) => person.id !== id));
  const isTicked = (id: string): boolean =>
    restored === null ? assigned.has(id) : `${personTick}${id}` in restored;
  return (
    <section className={styles.section} aria-labelledby="wer-darf">
      <h2 id="wer-darf">{words.peopleTitle}</h2>
      <KeptForm
        kept={kept}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ submit: words.savePeople, pending: words.saving }}
      >
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.peopleHint}</legend>
          <div className={styles.people}>
            {peopleOptions([...people, ...left], null).map(({ value, label }) => (
              <CheckboxField
                key={value}
                name={`${personTick}${value}`}
                label={label}
                defaultChecked={isTicked(value)}
              />
            ))}
          </div>
        </fieldset>
      </KeptForm>
    </section>
  );
}

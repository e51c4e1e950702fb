import { adminCostCentersPath, newOne } from '#contract/admin-firm-paths.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { costCenterFields } from '#contract/forms/cost-center.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { FormRadios, FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { peopleOptions } from '#ui/sections/firm/people-options.ts';
import { Removal } from '#ui/sections/firm/Removal.tsx';
import type { OneCostCenterData } from './admin-cost-centers-data.ts';
import { CostCenterPeople } from './CostCenterPeople.tsx';

interface CostCenterEditorProps {
  readonly data: OneCostCenterData;
}

/** Types a new cost center, or changes one: what it is, who may book on it, and whether it stays. */
export function CostCenterEditor({ data }: CostCenterEditorProps) {
  const { adminCostCenters: words } = useTexts();
  const { item, people } = data;
  return (
    <div className={styles.editor} data-state="one">
      <h1>{item === null ? words.newTitle : words.changeTitle(item)}</h1>
      <CostCenterForm data={data} />
      {item === null ? null : (
        <>
          <CostCenterPeople item={item} people={people} />
          <Removal name="cost-center-removal" given={{ id: String(item.id) }} words={words} />
        </>
      )}
    </div>
  );
}

function CostCenterForm({ data: { item, people } }: CostCenterEditorProps) {
  const { adminCostCenters: words, forms } = useTexts();
  const said = words.saved;
  const given: TypedValues = item === null ? { said } : { said, id: String(item.id) };
  const draft = `cost-center-${item?.id ?? newOne}`;
  const kept = useKeptForm('cost-center', costCenterFields, draft, { given });
  const owner = item?.owner ?? null;
  const first: TypedValues = {
    number: item?.number ?? '',
    name: item?.name ?? '',
    owner: owner === null ? '' : String(owner.id),
    state: item?.isActive === false ? 'inactive' : 'active',
  };
  return (
    <section className={styles.section} aria-label={words.facts}>
      <KeptForm
        kept={kept}
        words={{ submit: words.save, pending: words.saving, note: forms.requiredHint }}
        values={first}
        actions={
          <ButtonLink to={adminCostCentersPath} variant="quiet">
            {words.back}
          </ButtonLink>
        }
      >
        {owner === null || owner.isActive ? null : (
          <Notice tone="warning" role="none">
            {words.ownerInactive({ owner: owner.name })}
          </Notice>
        )}
        <div className={styles.fields}>
          <FormField
            name="number"
            label={words.number}
            autoComplete="off"
            spellCheck={false}
            description={words.numberHint}
          />
          <FormField name="name" label={words.name} autoComplete="off" />
          <FormSelect
            name="owner"
            label={words.owner}
            placeholder={words.noOwner}
            options={peopleOptions(people, owner)}
          />
        </div>
        {item === null ? null : (
          <FormRadios
            name="state"
            label={words.state}
            options={(['active', 'inactive'] as const).map((value) => ({
              value,
              label: words.states[value],
            }))}
          />
        )}
      </KeptForm>
    </section>
  );
}

import { salutations } from '#contract/address-choices.ts';
import { personFields } from '#contract/forms/person.ts';
import type { PersonData } from '#contract/person.ts';
import { titles } from '#contract/titles.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from './AccountPersonScreen.css.ts';
import { Facts } from './Facts.tsx';

interface PersonPartProps {
  readonly person: PersonData;
}

/** Salutation, name and phone: typed, then shown as they are kept. */
export function PersonPart({ person }: PersonPartProps) {
  const { accountPerson: words, forms } = useTexts();
  const kept = useKeptForm('person', personFields, 'person');
  const { salutation, title, firstname, lastname, phone } = person;
  // What the page has loaded may still be on its way.
  const saved = { ...person, ...kept.view.sent };
  const name = [saved.title, saved.firstname, saved.lastname].filter((part) => part !== '').join(' ');
  return (
    <section className={styles.section} aria-labelledby="angaben">
      <h2 id="angaben">{words.person}</h2>
      <KeptForm
        kept={kept}
        words={{ submit: words.save, pending: words.saving, note: forms.requiredHint }}
        values={{ salutation, title, firstname, lastname, phone }}
        sent={{
          said: <b>{words.saved}</b>,
          again: words.goOn,
          className: styles.card,
          children: (
            <Facts
              facts={[
                [words.salutation, words.salutations[saved.salutation]],
                [words.name, name],
                [words.phone, saved.phone],
              ]}
            />
          ),
        }}
      >
        <div className={styles.fields}>
          <FormSelect
            name="salutation"
            label={words.salutation}
            options={salutations.map((value) => ({ value, label: words.salutations[value] }))}
          />
          <FormSelect
            name="title"
            label={words.titleOfPerson}
            placeholder={words.noTitle}
            options={titles.map((value) => ({ value, label: value }))}
          />
          <div className={styles.wide}>
            <FormField name="firstname" label={words.firstname} autoComplete="given-name" />
          </div>
          <div className={styles.wide}>
            <FormField name="lastname" label={words.lastname} autoComplete="family-name" />
          </div>
          <div className={styles.wide}>
            <FormField
              name="phone"
              label={words.phone}
              type="tel"
              autoComplete="tel"
              description={words.phoneHint}
            />
          </div>
        </div>
      </KeptForm>
    </section>
  );
}

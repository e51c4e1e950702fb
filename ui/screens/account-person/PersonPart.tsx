import { salutations } from '#contract/address-choices.ts';
import { personFields } from '#contract/forms/person.ts';
import type { PersonData } from '#contract/person.ts';
import { titles } from '#contract/titles.ts';
import { problemIn } from '#ui/bindings/form.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import * as styles from './AccountPersonScreen.css.ts';
import { Facts } from './Facts.tsx';

interface PersonPartProps {
  readonly person: PersonData;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** Salutation, name and phone: typed, then shown as they are kept. */
export function PersonPart({ person }: PersonPartProps) {
  const { account, accountPerson: words, forms } = useTexts();
  const { form, view, restored, reopen } = useKeptForm('person', personFields, 'person');
  const { salutation, title, firstname, lastname, phone } = person;
  const heading = <h2 id="angaben">{words.person}</h2>;
  if (view.sent !== null) {
    // What the page has loaded may still be on its way.
    const kept = { ...person, ...view.sent };
    const name = [kept.title, kept.firstname, kept.lastname].filter((part) => part !== '').join(' ');
    return (
      <section
        className={styles.section}
        aria-labelledby="angaben"
        data-machine="form"
        data-state={view.state}
      >
        {heading}
        <div className={styles.card}>
          <p ref={takeFocus} role="status" tabIndex={-1}>
            <b>{words.saved}</b>
          </p>
          <Facts
            facts={[
              [words.salutation, words.salutations[kept.salutation]],
              [words.name, name],
              [words.phone, kept.phone],
            ]}
          />
          <Button onClick={reopen}>{words.goOn}</Button>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.section} aria-labelledby="angaben">
      {heading}
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
        values={restored ?? { salutation, title, firstname, lastname, phone }}
        problem={problemIn(view, { error: account.failed })}
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
        <noscript>{account.needsScript}</noscript>
      </Form>
    </section>
  );
}

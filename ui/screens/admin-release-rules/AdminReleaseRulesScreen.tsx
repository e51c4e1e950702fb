import { useLoaderData } from 'react-router-dom';
import { adminCostCentersPath } from '#contract/admin-firm-paths.ts';
import type { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import {
  categoryTick,
  keptHours,
  ownerlessTick,
  ownTick,
  releaseRuleFields,
} from '#contract/forms/release-rules.ts';
import { amountInField } from '#domain/typed-money.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useSeen } from '#ui/bindings/seen.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { KeptForm } from '#ui/sections/account/KeptForm.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { PresentlyStored } from '#ui/sections/firm/PresentlyStored.tsx';
import { RulesInForce } from './RulesInForce.tsx';
import * as own from './AdminReleaseRulesScreen.css.ts';

export type ReleaseRulesData = ReplyOf<(typeof adminReleaseRuleEndpoints)['show']>;

const times = { reminderHours: 'reminder', deputyHours: 'deputyTurn', expiryHours: 'expiry' } as const;
type Time = keyof typeof times;

/** What a choice begins with: the stored hours, also where they are none of those to choose. */
const begunWith = (name: Time, stored: number): string =>
  releaseRuleFields[name].options.find((value) => Number(value) === stored) ?? keptHours;

/** `/my/admin-release-rules`: which orders of a firm need a release, and who gives it (S4.3-09). */
export function Component() {
  const { rules, categories } = useLoaderData() as ReleaseRulesData;
  const { language } = useWording();
  const { adminReleaseRules: words } = useTexts();
  const kept = useKeptForm('release-rules', releaseRuleFields, 'release-rules');
  const { restored } = kept;
  const { deputy: _, lockedOwners: __, ...said } = rules;
  const { begun, ...seen } = useSeen(kept, said);
  const ticked = (name: string, isStored: boolean): boolean =>
    restored === null ? isStored : name in restored;
  const time = (name: Time) => (
    <FormSelect
      name={name}
      label={words[times[name]]}
      options={releaseRuleFields[name].options
        .filter((value) => value !== keptHours || begunWith(name, begun[name]) === keptHours)
        .map((value) => ({ value, hours: value === keptHours ? begun[name] : Number(value) }))
        .toSorted((left, right) => left.hours - right.hours)
        .map(({ value, hours }) => ({ value, label: words.hours({ count: hours }) }))}
    />
  );
  return (
    <div className={styles.page} data-state="one">
      <h1>{words.title}</h1>
      <AccountNavigation current="releaseRules" />
      <div className={styles.editor}>
        <p>{words.intro}</p>
        <KeptForm
          kept={kept}
          words={{ submit: words.save, pending: words.saving }}
          buttonSize="medium"
          sent={{
            said: words.saved,
            again: words.again,
            children: <RulesInForce rules={rules} categories={categories} />,
          }}
          values={{
            releaseAbove: begun.releaseAbove === null ? '' : amountInField(begun.releaseAbove, language),
            reminderHours: begunWith('reminderHours', begun.reminderHours),
            deputyHours: begunWith('deputyHours', begun.deputyHours),
            expiryHours: begunWith('expiryHours', begun.expiryHours),
          }}
        >
          <PresentlyStored {...seen}>
            <RulesInForce rules={rules} categories={categories} />
          </PresentlyStored>
          <section className={own.part} aria-labelledby="which">
            <h2 id="which">{words.whichTitle}</h2>
            <FormField
              name="releaseAbove"
              label={words.releaseAbove}
              description={words.releaseAboveHint}
              autoComplete="off"
              inputMode="decimal"
            />
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{words.categories}</legend>
              <div className={own.categories}>
                {categories.map(({ slug, name }) => (
                  <CheckboxField
                    key={slug}
                    name={`${categoryTick}${slug}`}
                    label={name}
                    defaultChecked={ticked(`${categoryTick}${slug}`, begun.categories.includes(slug))}
                  />
                ))}
              </div>
            </fieldset>
            <CheckboxField
              name={ownerlessTick}
              label={words.isOwnerlessReleased}
              defaultChecked={ticked(ownerlessTick, begun.isOwnerlessReleased)}
            />
            {rules.lockedOwners === 0 ? null : (
              <Notice
                tone="warning"
                role="none"
                actions={<Link to={adminCostCentersPath}>{words.toCostCenters}</Link>}
              >
                {words.lockedOwners({ count: rules.lockedOwners })}
              </Notice>
            )}
            <p className={styles.hint}>{words.budgets}</p>
          </section>
          <section className={own.part} aria-labelledby="who">
            <h2 id="who">{words.whoTitle}</h2>
            <p className={styles.hint}>
              {rules.deputy === null ? words.whoWithoutDeputy : words.who({ deputy: rules.deputy })}{' '}
              <Link to={adminUsersPath}>{words.nameDeputy}</Link>
            </p>
            <div className={styles.fields}>
              {time('reminderHours')}
              {time('deputyHours')}
              {time('expiryHours')}
            </div>
            <CheckboxField
              name={ownTick}
              label={words.mayReleaseOwn}
              defaultChecked={ticked(ownTick, begun.mayReleaseOwn)}
            />
          </section>
        </KeptForm>
      </div>
    </div>
  );
}

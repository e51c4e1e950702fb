import { useState } from 'react';
import type { FormEvent } from 'react';
import { searchDraftFields, searchRuleKinds } from '#contract/forms/search-rule.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { searchSteeringPath } from '#contract/search-steering-path.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as page from '#ui/sections/firm/FirmPage.css.ts';
import { Effect } from './Effect.tsx';
import { isRuleKind, titleOfDraft, toldRule } from './search-steering-data.ts';
import type { OneDraftData, SearchDraft } from './search-steering-data.ts';
import * as styles from './SearchSteering.css.ts';

interface OneDraftProps {
  readonly data: OneDraftData;
}

/** One change to the rules: what it says, what it does to a search, and the button that makes it hold. */
export function OneDraft({ data }: OneDraftProps) {
  const { searchSteering: words } = useTexts();
  const { draft, preview, removed } = data;
  const isTyped = draft.remove === null && draft.undo === null;
  return (
    <div className={page.page} data-state="one">
      <h1>{titleOfDraft(draft, words)}</h1>
      {draft.undo === null ? null : <p className={styles.prose}>{words.undoHint({ version: draft.undo })}</p>}
      {removed === null ? null : <p className={styles.told}>{toldRule(removed, words)}</p>}
      <div className={styles.form}>
        <DraftForm draft={draft} />
      </div>
      {preview === null && !isTyped ? <Notice tone="info">{words.notPossible}</Notice> : null}
      {preview === null ? null : (
        <>
          <Effect preview={preview} />
          <section className={page.section} aria-labelledby="steering-publish">
            <h2 id="steering-publish">{words.publishTitle}</h2>
            <Publication data={data} />
          </section>
        </>
      )}
      <div>
        <ButtonLink to={searchSteeringPath} variant="quiet">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What of a draft is no field of a form. */
const givenOf = ({ remove, undo }: SearchDraft): TypedValues => ({
  ...(remove === null ? {} : { remove }),
  ...(undo === null ? {} : { undo: String(undo) }),
});

const queryFields = { query: searchDraftFields.query };

function DraftForm({ draft }: { readonly draft: SearchDraft }) {
  const { searchSteering: words, account } = useTexts();
  const isTyped = draft.remove === null && draft.undo === null;
  const [kind, setKind] = useState(draft.kind);
  const { form, view } = useForm('search-rule', isTyped ? searchDraftFields : queryFields, {
    given: givenOf(draft),
  });
  const follow = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name, value } = target as HTMLSelectElement;
    if (name === 'kind' && isRuleKind(value)) setKind(value);
  };
  const { word, target, query } = draft;
  return (
    <Form
      form={form}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ faultsTitle: account.errorTitle, submit: words.look, pending: words.looking }}
      values={{ kind: draft.kind, word, target, query }}
      problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
      onInput={follow}
    >
      {isTyped ? <RuleFields kind={kind} /> : null}
      <FormField
        name="query"
        label={isTyped ? words.query : words.queryAlone}
        autoComplete="off"
        description={isTyped ? words.queryHint : undefined}
      />
      <noscript>{account.needsScript}</noscript>
    </Form>
  );
}

function RuleFields({ kind }: Pick<SearchDraft, 'kind'>) {
  const { searchSteering: words } = useTexts();
  const isOfPlace = kind !== 'synonym' && kind !== 'redirect' && kind !== 'blocked';
  return (
    <>
      <FormSelect
        name="kind"
        label={words.kind}
        description={words.kindHints[kind]}
        options={searchRuleKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <FormField
        name="word"
        label={words.word}
        autoComplete="off"
        isRequired={!isOfPlace}
        description={isOfPlace ? words.wordOfPlaceHint : words.wordHint}
      />
      {kind === 'blocked' ? null : (
        <FormField
          name="target"
          label={words.targets[kind]}
          autoComplete="off"
          isRequired
          description={kind === 'redirect' ? words.addressHint : undefined}
        />
      )}
    </>
  );
}

function Publication({ data: { draft, removed, version } }: OneDraftProps) {
  const { searchSteering: words } = useTexts();
  const { kind, word, target, remove, undo } = draft;
  const isTyped = remove === null && undo === null;
  const hint = isTyped
    ? words.publishRule({ rule: toldRule({ kind, word, target }, words) })
    : removed === null
      ? undefined
      : words.publishRemoval({ rule: toldRule(removed, words) });
  return (
    <AccountStep
      name="search-rule-publication"
      given={{
        ...givenOf(draft),
        ...(isTyped ? { kind, word, target } : {}),
        from: String(version),
        said: words.published,
      }}
      submit={words.publish}
      pending={words.publishing}
      variant="main"
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { FormFields, TypedValues } from '#contract/form-fields.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { selectForm, selectIsUnsaved } from '#machines/form/form.selectors.ts';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import type { ProblemWords, ShownProblem } from '#ui/parts/Form/problem-sentences.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

export interface FormOptions {
  /** What the page says beside what is typed; as it was when the form appeared. */
  readonly given?: TypedValues;
  /** Told of each change and of what is sent, e.g. to keep it as a draft. */
  readonly onValues?: (values: TypedValues) => void;
}

const nothing: TypedValues = {};

/** Asks before a page is left that holds what no draft keeps. */
function useLeavingQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

/** One form of the shop for the life of its view: what `Form` draws, and what became of the last try. */
export function useForm(name: FormName, fields: FormFields, options: FormOptions = {}) {
  const { given = nothing, onValues } = options;
  const { fewWidget, viewCalls } = useShop();
  const [chart] = useState(() => fewWidget('form', formMachine));
  const [hintAtEmail] = useState(() => async (typed: string) => (await viewCalls()).hintAtEmail(typed));
  const actor = useWiredActor(chart, { form: name, given });
  useEffect(() => {
    viewCalls().then(
      ({ prepareForm }) => prepareForm(name),
      () => undefined,
    );
  }, [viewCalls, name]);
  const view = useSelector(actor, selectForm, shallowEqual);
  const { state, isBusy, faults, failedTries } = view;
  const bankData = Object.keys(fields).filter((field) => 'isBankData' in (fields[field] ?? {}));
  useLeavingQuestion(useSelector(actor, (snapshot) => selectIsUnsaved(snapshot, bankData)));
  const form = {
    name,
    fields,
    state,
    isBusy,
    faults,
    failedTries,
    hintAtEmail,
    type: (values: TypedValues, field: string) => {
      onValues?.(values);
      actor.send({ type: 'field.type', values, field });
    },
    submit: (values: TypedValues) => {
      onValues?.(values);
      actor.send({ type: 'form.submit', values });
    },
  };
  return { form, view, reopen: () => actor.send({ type: 'form.reopen' }) };
}

/** Where a refusal leads on to a page of its own: nothing went wrong, and that page says what is next. */
const leadsOn = ({ code }: ShownProblem): boolean => code === 'login.secondFactor';

/** Why the last try did not work, for `Form`. */
export const problemIn = (
  { problem }: { readonly problem: ShownProblem | null },
  words: ProblemWords,
): { readonly sentences: readonly string[] } | null =>
  problem === null || leadsOn(problem) ? null : { sentences: sentencesOf(problem, words) };

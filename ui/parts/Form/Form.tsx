import { useEffect, useRef } from 'react';
import type { FocusEvent, FormEvent, ReactNode } from 'react';
import type { TypedValues } from '#contract/form-fields.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonVariant } from '../Button/button-class.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FormActions } from '../FormActions/FormActions.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ButtonNote } from './ButtonNote.tsx';
import { fieldIdOf, FormContext } from './form-context.ts';
import type { FormHandle } from './form-context.ts';
import { typedValuesIn } from './typed-values.ts';
import * as styles from './Form.css.ts';

/** All words come from the caller. */
export interface FormWords {
  /** Above the list of what is wrong; left out where a single field says it alone (`SoleFormField`). */
  readonly faultsTitle?: string;
  readonly submit: ReactNode;
  readonly pending: string;
  /** At the foot, e.g. what the asterisk means; then the buttons stand below each other on phones. */
  readonly note?: string;
}

/** Why a try did not work, where no field is to blame. */
export interface FormProblem {
  readonly title?: string;
  readonly sentences: readonly string[];
}

export interface FormProps {
  readonly form: FormHandle;
  readonly words: FormWords;
  /** What stands in the fields at first, by name. */
  readonly values?: TypedValues;
  readonly problem: FormProblem | null;
  /** How a fault reads in the list above the form; default: as at its field. */
  readonly summarise?: (field: string, sentence: string) => string;
  readonly className?: string;
  readonly buttonSize?: 'medium' | 'large';
  /** Default: the main thing on its page. */
  readonly buttonVariant?: ButtonVariant;
  /** Nothing can be sent, so that no button stands there. */
  readonly isClosed?: boolean;
  /** Above what is wrong. */
  readonly heading?: ReactNode;
  /** Beside the button. */
  readonly actions?: ReactNode;
  /** Told before what was typed is read: fields that follow others are set here. */
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

const nothingTyped: TypedValues = {};

/** A form of one field says everything there. */
function withProblemAtField(form: FormHandle, sentences: readonly string[]): FormHandle {
  const [field = ''] = Object.keys(form.fields);
  return sentences.length === 0
    ? form
    : { ...form, faults: { [field]: sentences.join(' '), ...form.faults } };
}

/**
 * A form of the shop: what is wrong stands at the fields and in a list above them, whose entries lead there; after a failed try
 * the focus stands on what is told. The fields are its children (`FormField`).
 */
export function Form({
  form,
  words,
  values = nothingTyped,
  problem,
  summarise = (_field, sentence) => sentence,
  className = styles.form,
  buttonSize = 'large',
  buttonVariant = 'main',
  isClosed = false,
  heading,
  actions,
  onInput,
  onBlur,
  children,
}: FormProps) {
  const told = useRef<HTMLDivElement>(null);
  /** Something was typed since the form was sent. */
  const isTypedOn = useRef(false);
  const { fields, failedTries, isBusy } = form;
  const noteId = `${form.name}-problem`;
  const hasSummary = words.faultsTitle !== undefined;
  const sentences = isBusy ? [] : (problem?.sentences ?? []);
  const drawn = hasSummary ? form : withProblemAtField(form, sentences);
  const { faults } = drawn;
  const wrong = Object.keys(fields).filter((name) => name in faults);
  // What stands at a field and in the list is not told a third time.
  const atFields = new Set(wrong.map((name) => faults[name]));
  const beside = sentences.filter((sentence) => !atFields.has(sentence));
  const isTold = hasSummary && beside.length > 0;

  // Whoever goes on typing before the answer is there keeps the focus; what is told is read out all the same.
  useEffect(() => {
    if (failedTries > 0 && !isTypedOn.current) told.current?.focus();
  }, [failedTries]);
  useEffect(() => {
    if (isTold && !isTypedOn.current) told.current?.focus();
  }, [isTold]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isTypedOn.current = false;
    form.submit(typedValuesIn(event.currentTarget, fields));
  };
  const type = (event: FormEvent<HTMLFormElement>) => {
    onInput?.(event);
    isTypedOn.current = true;
    const { name } = event.target as HTMLInputElement;
    form.type(typedValuesIn(event.currentTarget, fields), name);
  };
  const button = (
    <>
      {isTold ? <ButtonNote id={noteId} sentences={beside} /> : null}
      <Button
        type="submit"
        variant={buttonVariant}
        size={buttonSize}
        isPending={isBusy}
        pendingLabel={words.pending}
        aria-describedby={isTold ? noteId : undefined}
      >
        {words.submit}
      </Button>
      {actions}
    </>
  );
  return (
    <form
      method="post"
      noValidate
      className={className}
      onSubmit={submit}
      onInput={type}
      onBlur={onBlur}
      aria-busy={isBusy}
      data-machine="form"
      data-state={form.state}
    >
      {heading}
      {words.faultsTitle === undefined ? null : (
        <ErrorSummary
          ref={told}
          title={words.faultsTitle}
          errors={wrong.map((name) => ({
            fieldId: fieldIdOf(form, name),
            message: summarise(name, faults[name] ?? ''),
          }))}
        />
      )}
      {isTold && wrong.length === 0 ? (
        <Notice ref={told} tone="danger" role="alert">
          {problem?.title === undefined ? null : <h2 className={styles.problemTitle}>{problem.title}</h2>}
          {beside.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      <FormContext value={{ form: drawn, values }}>{children}</FormContext>
      {isClosed ? null : words.note === undefined && actions === undefined ? (
        <div>{button}</div>
      ) : (
        <FormActions note={words.note}>{button}</FormActions>
      )}
    </form>
  );
}

import type { SnapshotFrom } from 'xstate';
import type { TypedValues } from '#contract/form-fields.ts';
import type { FormMachine } from './form.machine.ts';
import type { FormContext } from './form.types.ts';

type FormSnapshot = SnapshotFrom<FormMachine>;

export interface FormView extends Pick<FormContext, 'faults' | 'problem' | 'failedTries'> {
  readonly state: FormSnapshot['value'];
  readonly isBusy: boolean;
  /** What has arrived; null before. */
  readonly sent: TypedValues | null;
}

/** What a form shows; nothing of it changes with each letter. */
export function selectForm(snapshot: FormSnapshot): FormView {
  const { values, faults, problem, failedTries } = snapshot.context;
  const sent = snapshot.hasTag('done') ? values : null;
  return { state: snapshot.value, isBusy: snapshot.hasTag('busy'), faults, problem, failedTries, sent };
}

/** Whether one of these fields holds something nobody has taken yet. */
export function selectIsUnsaved(snapshot: FormSnapshot, fields: readonly string[]): boolean {
  const { values, isUnsaved } = snapshot.context;
  return isUnsaved && fields.some((field) => (values[field] ?? '') !== '');
}

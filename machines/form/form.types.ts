import type { TypedValues } from '#contract/form-fields.ts';
import type { Problem } from '../call-problem.ts';

/** Sentence by name of the field it stands at; empty when nothing is wrong. */
export type FieldFaults = Readonly<Record<string, string>>;

export interface FormInput {
  /** Which form of the shop this is: its rules and its call have the same name. */
  readonly form: string;
  /** What a page says beside what is typed, e.g. which article a notice is about. */
  readonly given: TypedValues;
}

/** What is checked and sent. */
export interface FormRequest extends FormInput {
  readonly values: TypedValues;
}

export interface FormContext extends FormRequest {
  /** What stands at the fields, found by the rules or said by the server. */
  readonly faults: FieldFaults;
  /** Why the last try did not work; null before the first, and while another is under way. */
  readonly problem: Problem | null;
  /** Counts the tries that led back to the form: with each the focus goes to what is wrong. */
  readonly failedTries: number;
  /** Something was typed that nobody has taken yet. */
  readonly isUnsaved: boolean;
}

export type FormCommand =
  | { readonly type: 'field.type'; readonly field: string; readonly values: TypedValues }
  | { readonly type: 'form.submit'; readonly values: TypedValues }
  /** The form was sent and is wanted once more. */
  | { readonly type: 'form.reopen' };

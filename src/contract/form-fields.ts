/** What may be wrong with something a person typed; each has a sentence in `texts/form-faults`. */
export type FormFault =
  | 'missing'
  | 'tooLong'
  | 'emailMissing'
  | 'emailInvalid'
  | 'passwordMissing'
  | 'currentPasswordMissing'
  | 'newPasswordMissing'
  | 'passwordWeak'
  | 'passwordUnconfirmed'
  | 'emailUnconfirmed'
  | 'emailUnchanged'
  | 'codeMissing'
  | 'codeInvalid'
  | 'recoveryCodeInvalid'
  | 'orderNumberMissing'
  | 'orderEmailMissing'
  | 'companyMissing'
  | 'nameOnly'
  | 'plainTextOnly'
  | 'addressOnly'
  | 'zipFiveDigits'
  | 'zipFourDigits'
  | 'vatIdInvalid'
  | 'phoneInvalid'
  | 'shippingMethodMissing'
  | 'paymentMethodMissing'
  | 'ibanMissing'
  | 'ibanInvalid'
  | 'ibanNotSepa'
  | 'accountHolderMissing'
  | 'answerMissing'
  | 'reasonMissing'
  | 'amountMissing'
  | 'amountInvalid'
  | 'amountTooHigh'
  | 'personMissing'
  | 'personUnknown'
  | 'emailTaken'
  | 'emailInFirm'
  | 'emailInvited'
  | 'notLater'
  | 'costCenterClosed'
  | 'costCenterUnknown'
  | 'costCenterTaken'
  | 'costCenterInUse'
  | 'budgetOfNobody'
  | 'budgetTaken'
  | 'periodInUse'
  | 'listNameMissing'
  | 'listNameTaken'
  | 'passkeyNameMissing'
  | 'buyerReferenceMissing'
  | 'leitwegIdInvalid'
  | 'starsMissing'
  | 'modelsMissing';

interface TypedField {
  /** `code` is written in capitals and signs no dictionary knows, e.g. a VAT id; `text` may have several lines. */
  readonly kind: 'line' | 'email' | 'code' | 'password' | 'text';
  /** Most characters; a field shows it before it is reached. */
  readonly longest: number;
  /** The fault of an empty field; left out where it may stay empty. */
  readonly whenEmpty?: FormFault;
  /** Bank data: kept in no draft, and asked about before the page is left. */
  readonly isBankData?: true;
}

interface ChosenField {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

export type FormField = TypedField | ChosenField;

/**
 * The fields of a form by name, in their order: what draws it and what checks it, on both sides, is made of this
 * (docs/decisions/0070). Views read it before anything is asked, so it holds no schema.
 */
export type FormFields = Readonly<Record<string, FormField>>;

/** What stands in a form: text by name of the field, without breaks but where it may have several lines. A tick that is not set is left out. */
export type TypedValues = Readonly<Record<string, string>>;

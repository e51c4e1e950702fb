import type { Invoicing } from '#contract/invoice.ts';
import type { BankAccount, PersonData } from '#contract/person.ts';

export interface AccountPersonData {
  readonly person: PersonData;
  /** Null while none is kept. */
  readonly bankAccount: BankAccount | null;
  readonly invoicing: Invoicing;
  /** Runs alone the account of a firm that others work for. */
  readonly isLastAdmin: boolean;
  /** How many orders wait for a release nobody else could give. */
  readonly decidedAlone: number;
}

import {
  changeEmail,
  changePasswordHash,
  findCredentials,
  hasUsers,
  insertAccount,
  insertUser,
  isEmailConfirmed,
  isStillEmail,
  isStillPassword,
  mayStillSignIn,
  noteEmailProven,
} from './account.repository.ts';

/** Violated where a mail address has an account already. */
export const uniqueEmail = 'person_email_normalised_key';

export type { NewAccount, NewUser } from './account.repository.ts';

/** Firms and private customers with the people who sign in for them. */
export const accountService = {
  credentialsOf: findCredentials,
  isEmailConfirmed,
  isStillEmail,
  isStillPassword,
  mayStillSignIn,
  noteEmailProven,
  changePasswordHash,
  changeEmail,
  hasUsers,
  addAccount: insertAccount,
  addUser: insertUser,
} as const;

export type AccountService = typeof accountService;

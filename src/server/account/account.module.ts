import type { Module } from '#server/calls/module.ts';
import { accountService } from './account.service.ts';
import type { AccountService } from './account.service.ts';

/** Who has an account of the shop. */
export const accountModule = (): Module<AccountService> => ({ service: accountService });

import type { WaitingRegistration } from '#contract/waiting-registrations.ts';
import type { PagedListPart } from '#ui/sections/paged-list/paged-list.ts';

export interface RegistrationListData extends PagedListPart<WaitingRegistration> {
  readonly shown: 'list';
}

export interface OneRegistrationData {
  readonly shown: 'one';
  readonly item: WaitingRegistration;
}

export type RegistrationsData = RegistrationListData | OneRegistrationData;

/** Whom a registration is of: the firm, or the person. */
export const registrantOf = ({ company, name, email }: WaitingRegistration): string =>
  [company, name, email].find((part) => part !== '') ?? email;

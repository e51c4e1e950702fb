import { waitingRegistrationEndpoints } from '#contract/waiting-registrations.ts';
import { waitingRegistrationsPath } from '#contract/waiting-registrations-path.ts';
import { staffRefusalForm } from '#domain/forms/staff-refusal.ts';
import { step, typed } from './firm.forms.ts';

const { approve, refuse } = waitingRegistrationEndpoints;

/** Lets somebody in who has registered. */
export const registrationApproval = step(approve, waitingRegistrationsPath, true);

/** Says why somebody is not let in. */
export const registrationRefusal = typed(staffRefusalForm, () => refuse, waitingRegistrationsPath);

import { fromPromise } from 'xstate';
import type { TypedRegistration } from '#contract/registration.ts';
import type { ConfirmReply, ConfirmRequest, RegisterReply } from './registration.types.ts';

/** Ports of registering: POST /register and POST /register/confirm. Each rejects with a `CallFailure`. */
export const registrationActors = {
  register: fromPromise<RegisterReply, TypedRegistration>(() =>
    Promise.reject(new Error('register: not provided')),
  ),
  confirm: fromPromise<ConfirmReply, ConfirmRequest>(() =>
    Promise.reject(new Error('confirm: not provided')),
  ),
};

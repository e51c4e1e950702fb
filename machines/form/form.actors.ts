import { fromPromise } from 'xstate';
import type { FieldFaults, FormRequest } from './form.types.ts';

/**
 * Ports of a form: `checkForm` checks what was typed by its rules and rejects when they cannot be had; `sendForm` gives it to
 * whoever takes it, the server or another chart, and rejects with a call failure.
 */
export const formActors = {
  checkForm: fromPromise<FieldFaults, FormRequest>(() =>
    Promise.reject(new Error('checkForm: not provided')),
  ),
  sendForm: fromPromise<unknown, FormRequest>(() => Promise.reject(new Error('sendForm: not provided'))),
};

import { fromPromise, type AnyActorLogic } from 'xstate';
import { callNamed, type AnyCalls } from '#app/live/chart-calls.ts';
import { formCalls, type FormCallsOptions } from '#app/live/form.calls.ts';
import type { Call } from '#client/call.ts';
import type { BootRecord } from '#contract/boot.ts';
import type { FormRequest } from '#machines/form/form.types.ts';
import '#texts/de/form-faults.ts';

// There at once: no form waits for its code.
import.meta.glob('../../src/app/live/forms/*.form{,s}.ts', { eager: true });

const noCall: Call = () => Promise.reject(new Error('Nothing answers the calls of forms here'));

/**
 * Gives the calls of forms by name as the shop has them: checked by their rules and given to the charts that take them; what asks
 * the back end itself is not answered.
 */
export function callsOfForms(
  page: FormCallsOptions['page'],
  boot: BootRecord,
): (source: string) => AnyActorLogic {
  const { calls } = formCalls({ call: noCall, page, boot });
  return (source) => fromPromise<unknown, FormRequest>(callNamed(calls as unknown as AnyCalls, source));
}

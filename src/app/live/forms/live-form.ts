import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Call } from '#client/call.ts';
import type { FormFault, TypedValues } from '#contract/form-fields.ts';
import { seenField } from '#contract/forms/seen.ts';
import { escapedForToast } from '#domain/toast-text.ts';
import { callFailureOf } from '#machines/call-failure.ts';
import type { CheckoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { FormRequest } from '#machines/form/form.types.ts';
import type { ToastRequest } from '#machines/toasts/toasts.types.ts';
import type { LivePage } from '../../live-page.ts';
import type { Asked } from '../ask.ts';

/** What forms are given to: the server, or a chart of the page. */
export interface FormTakers {
  readonly call: Call;
  readonly page: Pick<LivePage, 'system' | 'screens' | 'navigate' | 'tabStorage'>;
}

/** A form as the browser works with it: its rules and whoever takes what was typed. */
export interface LiveForm {
  readonly faultsIn: (request: FormRequest) => Readonly<Partial<Record<string, FormFault>>>;
  /** Rejects with a call failure. */
  readonly send: (asked: Asked<FormRequest>, takers: FormTakers) => Promise<unknown>;
}

/** The chart of the screen a form stands in, by its name. */
export function screenOf<Machine extends AnyStateMachine>(
  { page: { screens } }: FormTakers,
  name: string,
): ActorRefFrom<Machine> {
  const actor = screens.get(name);
  if (actor === undefined) throw new Error(`No ${name} stands on the page`);
  return actor as ActorRefFrom<Machine>;
}

/** The visit of the checkout its forms stand in. */
export const checkoutOf = (takers: FormTakers): ActorRefFrom<CheckoutMachine> =>
  screenOf<CheckoutMachine>(takers, 'checkout');

/** Says what became of a form in a message of the shop. */
export function tell({ page }: FormTakers, toast: ToastRequest): void {
  page.system.toasts.send({ type: 'toast.add', toast, at: performance.now() });
}

/** What is stored as whoever typed has read it, where the form says it. */
export const seenIn = ({ [seenField]: seen }: TypedValues): { readonly seen?: unknown } =>
  seen === undefined ? {} : { seen: JSON.parse(seen) as unknown };

/** Where somebody else has saved since, the page says what holds now beside what was typed. */
export async function showOthersChange(asked: Promise<unknown>, takers: FormTakers): Promise<void> {
  try {
    await asked;
  } catch (error) {
    const failure = callFailureOf(error);
    if (failure.kind === 'refused' && failure.refusal.code === 'firm.changed') showAfresh(takers);
    throw error;
  }
}

/** The page a form stands on shows what is kept by now: all it shows is loaded anew. */
export function showAfresh({ page }: FormTakers): void {
  page.system.navigation.send({ type: 'data.outdated' });
}

/**
 * Leads to the page where work goes on after a form and says there what became of it (docs/decisions/0044): what the view gave as
 * `said`. The heading of that page gets the focus.
 *
 * @param isGone the page the form stands on is none any more: going back leads past it
 */
export function goOn(takers: FormTakers, path: string, given: TypedValues, isGone = false): void {
  const { said } = given;
  if (said !== undefined) {
    const message = { kind: 'markup', markup: escapedForToast(said) } as const;
    tell(takers, { kind: 'success', message, outlivesPage: true });
  }
  takers.page.navigate(path, isGone);
}

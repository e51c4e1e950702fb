import { shallowEqual, useSelector } from '@xstate/react';
import type { WithdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { selectWithdrawal } from '#machines/withdrawal/withdrawal.selectors.ts';
import type { TypedWithdrawal } from '#machines/withdrawal/withdrawal.types.ts';
import type { WiredChart } from './shop.ts';
import { useVisitor } from './visitor.ts';
import { useWiredActor } from './wired-actor.ts';

/** What the address of the page says. */
interface NamedOrder extends Pick<TypedWithdrawal, 'orderNumber'> {
  readonly buyer: Pick<TypedWithdrawal, 'fullName' | 'email'> | null;
}

/**
 * Withdrawing from a contract; what was typed is given to the chart by its form.
 *
 * @param chart what the route brought along
 * @param order whose buyer is named, else whoever is signed in
 */
export function useWithdrawal(chart: WiredChart<WithdrawalMachine>, { orderNumber, buyer }: NamedOrder) {
  const { name, email } = useVisitor().view;
  const { fullName, email: to } = buyer ?? { fullName: name, email };
  const actor = useWiredActor(chart, { typed: { fullName, orderNumber, email: to, goods: '' } });
  return { view: useSelector(actor, selectWithdrawal, shallowEqual), send: actor.send };
}

import { shallowEqual, useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { quantityMachine, type QuantityMachine } from '#machines/quantity/quantity.machine.ts';
import { initialQuantityView, selectQuantityView } from '#machines/quantity/quantity.selectors.ts';
import type {
  QuantityEmitted,
  QuantityEvent,
  QuantityFact,
  QuantityInput,
} from '#machines/quantity/quantity.types.ts';
import { useActorOnDemand } from './actor-on-demand.ts';
import { useShop } from './shop.ts';

/**
 * The field of an amount (docs/decisions/0016).
 *
 * @param input what an untouched field shows
 * @param hear told what counts from now on and what is to be added, and how to answer that; the one of the first touch stays
 */
export function useQuantity(
  input: QuantityInput,
  hear: (fact: QuantityEmitted, answer: (event: QuantityFact) => void) => void,
) {
  const { widget, inspect } = useShop();
  const { actor, demand } = useActorOnDemand<ActorRefFrom<QuantityMachine>>();
  const send = (event: QuantityEvent): void => {
    const create = () => {
      const created = createActor(widget('quantity', quantityMachine).logic, { input, inspect });
      const tell = (fact: QuantityEmitted) => hear(fact, created.send);
      created.on('quantity.committed', tell);
      created.on('quantity.addWanted', tell);
      return created;
    };
    demand(create).send(event);
  };
  const view = useSelector(
    actor,
    (snapshot) => (snapshot === undefined ? initialQuantityView(input) : selectQuantityView(snapshot)),
    shallowEqual,
  );
  return { view, send };
}

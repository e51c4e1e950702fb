import { useActorRef } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { useShop, type WiredChart } from './shop.ts';

/** The actor of a chart that lives as long as what is drawn here. */
export function useWiredActor<Machine extends AnyStateMachine>(
  { logic, connect }: WiredChart<Machine>,
  input: InputFrom<Machine>,
): ActorRefFrom<Machine> {
  const { inspect } = useShop();
  const actor = useActorRef(logic, { input, inspect } as never) as ActorRefFrom<Machine>;
  // A layout effect comes before the effect that starts the actor: nothing it tells is lost.
  useLayoutEffect(() => connect(actor), [actor, connect]);
  return actor;
}

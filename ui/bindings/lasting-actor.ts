import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { useShop, type WiredChart } from './shop.ts';

function endWhenRested(actor: AnyActorRef): void {
  const isBusy = (): boolean => actor.getSnapshot().hasTag('busy');
  if (!isBusy()) actor.stop();
  else
    actor.subscribe(() => {
      if (!isBusy()) actor.stop();
    });
}

/**
 * The actor of a widget that is there many times, and whose work counts though nobody sees it any more: the first command creates it
 * (docs/decisions/0010), and one that is busy when its widget goes ends with what it has begun.
 *
 * @returns the actor, undefined as long as there is none, and `send`, which makes it first where needed
 */
export function useLastingActor<Machine extends AnyStateMachine>(
  { logic, connect }: WiredChart<Machine>,
  input: InputFrom<Machine>,
) {
  const { inspect } = useShop();
  const living = useRef<AnyActorRef>(null);
  const [actor, setActor] = useState<ActorRefFrom<Machine>>();
  useEffect(
    () => () =>
      // A field that goes away may still say what was typed into it: not before all of the widget has gone.
      queueMicrotask(() => {
        if (living.current !== null) endWhenRested(living.current);
        living.current = null;
      }),
    [],
  );
  const send = (event: EventFrom<Machine>): void => {
    if (living.current === null) {
      const created = createActor<AnyStateMachine>(logic, { input, inspect });
      created.subscribe({ complete: connect(created as ActorRefFrom<Machine>) });
      living.current = created.start();
      setActor(created as ActorRefFrom<Machine>);
    }
    living.current.send(event);
  };
  return { actor, send };
}

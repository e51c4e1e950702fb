import { useEffect, useRef, useState } from 'react';
import type { AnyActorRef } from 'xstate';

/**
 * The actor of a widget that is there many times: the first thing done to it creates the actor, which ends with the widget. What
 * nobody touches has none (docs/decisions/0010).
 *
 * @returns the actor, undefined as long as there is none, and `demand`, which gives it and makes it first where needed
 */
export function useActorOnDemand<Actor extends AnyActorRef>() {
  const living = useRef<Actor>(null);
  const [actor, setActor] = useState<Actor>();
  useEffect(
    () => () => {
      living.current?.stop();
      living.current = null;
    },
    [],
  );
  /** `create` makes the actor, not started. */
  const demand = (create: () => Actor): Actor => {
    if (living.current === null) {
      living.current = create();
      living.current.start();
      setActor(living.current);
    }
    return living.current;
  };
  return { actor, demand };
}

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { useShop, type WiredChart } from './shop.ts';

/** What a widget is about. */
interface Place {
  /** So many widgets show it now. */
  shownBy: number;
  /** Undefined before the first command, and when there is nothing left to do. */
  actor: AnyActorRef | undefined;
}

interface Places {
  readonly byAbout: Map<string, Place>;
  /** Told when an actor comes or goes. */
  readonly listeners: Set<() => void>;
}

const placesByChart = new WeakMap<object, Places>();

/** Where the actors of a chart live: whoever comes back finds the one that is still at work. */
function placesOf(chart: object): Places {
  const places = placesByChart.get(chart) ?? { byAbout: new Map(), listeners: new Set() };
  placesByChart.set(chart, places);
  return places;
}

function placeAt({ byAbout }: Places, about: string): Place {
  const place = byAbout.get(about) ?? { shownBy: 0, actor: undefined };
  byAbout.set(about, place);
  return place;
}

function live({ byAbout, listeners }: Places, about: string, actor: AnyActorRef | undefined): void {
  const place = byAbout.get(about);
  if (place === undefined) return;
  place.actor = actor;
  if (actor === undefined && place.shownBy === 0) byAbout.delete(about);
  for (const listener of listeners) listener();
}

/** A widget comes. @returns what is done when it goes */
function comeTo(places: Places, about: string): () => void {
  const place = placeAt(places, about);
  place.shownBy += 1;
  if (place.shownBy === 1) place.actor?.send({ type: 'widget.returned' });
  return () => {
    place.shownBy -= 1;
    if (place.shownBy > 0) return;
    if (place.actor === undefined) places.byAbout.delete(about);
    else place.actor.send({ type: 'widget.left' });
  };
}

/** The actor of a chart that is about something, also if its widget has gone and it is at work still; undefined where there is none. */
export const lastingActor = <Machine extends AnyStateMachine>(
  chart: WiredChart<Machine>,
  about: string,
): ActorRefFrom<Machine> | undefined =>
  placesOf(chart).byAbout.get(about)?.actor as ActorRefFrom<Machine> | undefined;

/**
 * The actor of a widget that is there many times, and whose work counts though nobody sees it any more: the first command creates it
 * (docs/decisions/0010). Its chart hears `widget.left` when the widget goes, and ends when there is nothing left to do; where the
 * widget comes back before, the chart hears `widget.returned`.
 *
 * @param about what it is about, by which the widget finds it again
 * @returns the actor, undefined as long as there is none, and `send`, which makes it first where needed
 */
export function useLastingActor<Machine extends AnyStateMachine>(
  chart: WiredChart<Machine>,
  about: string,
  input: InputFrom<Machine>,
) {
  const { inspect } = useShop();
  const places = placesOf(chart);
  // Together with what goes: an answer that comes in between finds nobody.
  useLayoutEffect(() => comeTo(places, about), [places, about]);
  const actor = useSyncExternalStore(
    (listener) => {
      places.listeners.add(listener);
      return () => void places.listeners.delete(listener);
    },
    () => lastingActor(chart, about),
    () => undefined,
  );
  const create = (): AnyActorRef => {
    const { logic, connect } = chart;
    const created = createActor<AnyStateMachine>(logic, { input, inspect });
    const disconnect = connect(created as ActorRefFrom<Machine>);
    created.subscribe({
      complete: () => {
        disconnect();
        live(places, about, undefined);
      },
    });
    live(places, about, created);
    return created.start();
  };
  const send = (event: EventFrom<Machine>): void => {
    const place = placeAt(places, about);
    (place.actor ?? create()).send(event);
    // A field that goes away may still say what was typed into it.
    if (place.shownBy === 0) place.actor?.send({ type: 'widget.left' });
  };
  return { actor, send };
}

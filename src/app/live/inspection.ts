import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

let inspector: Inspector | null = null;

/** Told by actors with a life of their own beside the application's; nobody listens before consent. */
export const inspect: Inspector = (event) => inspector?.(event);

export function listenToActors(next: Inspector): void {
  inspector = next;
}

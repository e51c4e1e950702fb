import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

const inspectors: Inspector[] = [];

/** Told by actors with a life of their own beside the application's; nobody but the staff listens before consent. */
export const inspect: Inspector = (event) => inspectors.forEach((told) => told(event));

export function listenToActors(next: Inspector): void {
  inspectors.push(next);
}

import type { ActorRefFrom } from 'xstate';
import type { AppMachine } from '#machines/app/app.machine.ts';
import type { PollerMachine } from '#machines/poller/poller.machine.ts';

/** What the poller learns of the shop is told to the app, which decides what it means (S4.1). */
export function reportToApp(poller: ActorRefFrom<PollerMachine>, app: ActorRefFrom<AppMachine>): void {
  poller.on('config.loaded', (fact) => app.send(fact));
  poller.on('answer.down', (fact) => app.send(fact));
  poller.on('answer.error', (fact) => app.send(fact));
}

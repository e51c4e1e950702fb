import type { ActorRefFrom } from 'xstate';
import { offerRequestPath } from '#contract/offer-request-path.ts';
import type { OfferRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import type { ScreenSurroundings } from '../live-page.ts';

/** Apart from the channel of all tabs (`connect-tabs.ts`), whose code comes with every page. */
const channelName = 'shop:offerRequest';

/**
 * Connects a request for an offer with the address of its page and with the tabs of this browser that show it as well: none goes on
 * with what another has changed or sent.
 *
 * @returns ends the connection
 */
export function connectOfferRequest(
  actor: ActorRefFrom<OfferRequestMachine>,
  { navigate }: Pick<ScreenSurroundings, 'navigate'>,
): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  const subscriptions = [
    // Loaded anew, the page would put back an article that was taken off meanwhile.
    actor.on('article.handled', () => navigate(offerRequestPath, true)),
    actor.on('request.changed', () => channel?.postMessage('changed')),
  ];
  channel?.addEventListener('message', () => actor.send({ type: 'request.changedElsewhere' }));
  const tellConnection = (): void => actor.send({ type: 'connection.returned' });
  window.addEventListener('online', tellConnection);
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    channel?.close();
    window.removeEventListener('online', tellConnection);
  };
}

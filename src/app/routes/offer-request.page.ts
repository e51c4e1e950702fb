import { offerRequestPath } from '#contract/offer-request-path.ts';
import {
  offerRequestMachine,
  type OfferRequestMachine,
} from '#machines/offer-request/offer-request.machine.ts';
import { Component as OfferRequestScreen } from '#ui/screens/offer-request/OfferRequestScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<OfferRequestMachine> = {
  name: 'offerRequest',
  machine: offerRequestMachine,
  calls: async (call) => (await import('../live/offer-request.calls.ts')).offerRequestCalls(call),
  facts: {},
  // Loaded anew, the page would put back an article that was taken off meanwhile.
  connect: (actor, { navigate }) => {
    const heard = actor.on('article.handled', () => navigate(offerRequestPath, true));
    return () => heard.unsubscribe();
  },
};

export const Component = withChart(OfferRequestScreen, chart);

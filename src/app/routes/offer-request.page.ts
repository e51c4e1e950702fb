import {
  offerRequestMachine,
  type OfferRequestMachine,
} from '#machines/offer-request/offer-request.machine.ts';
import { Component as OfferRequestScreen } from '#ui/screens/offer-request/OfferRequestScreen.tsx';
import { connectOfferRequest } from '../live/connect-offer-request.ts';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<OfferRequestMachine> = {
  name: 'offerRequest',
  machine: offerRequestMachine,
  calls: async (call) => (await import('../live/offer-request.calls.ts')).offerRequestCalls(call),
  facts: {},
  connect: connectOfferRequest,
};

export const Component = withChart(OfferRequestScreen, chart);

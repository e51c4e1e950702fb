import { returnDocumentPath } from '#contract/external-catalog-path.ts';
import {
  externalCatalogMachine,
  type ExternalCatalogMachine,
} from '#machines/external-catalog/external-catalog.machine.ts';
import { Component as ExternalCatalogScreen } from '#ui/screens/external-catalog/ExternalCatalogScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<ExternalCatalogMachine> = {
  name: 'externalCatalog',
  machine: externalCatalogMachine,
  calls: async (call) => (await import('../live/external-catalog.calls.ts')).externalCatalogCalls(call),
  facts: {},
  connect: (actor) => {
    // A document of its own: its policy alone allows a form to be sent elsewhere.
    const handedOver = actor.on('catalog.handedOver', () => location.assign(returnDocumentPath));
    return () => handedOver.unsubscribe();
  },
};

export const Component = withChart(ExternalCatalogScreen, chart);

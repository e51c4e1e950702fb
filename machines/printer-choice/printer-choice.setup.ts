import { assertEvent, assign, emit, setup } from 'xstate';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { printerChoiceActors } from './printer-choice.actors.ts';
import { nothingChosen, onlySeries, pathOf } from './printer-choice.rules.ts';
import type {
  PrinterChoiceCommand,
  PrinterChoiceContext,
  PrinterChoiceEmitted,
} from './printer-choice.types.ts';

/** What printer-choice.machine.ts names: ports, guards and actions. */
export const printerChoiceSetup = setup({
  types: {
    context: {} as PrinterChoiceContext,
    events: {} as PrinterChoiceCommand | OutcomesOf<typeof printerChoiceActors>,
    emitted: {} as PrinterChoiceEmitted,
    tags: {} as PhaseTag,
  },
  actors: printerChoiceActors,
  guards: {
    isNoBrand: ({ event }) => {
      assertEvent(event, 'brand.choose');
      return event.brand === '';
    },
    isSeriesListed: ({ context, event }) => {
      assertEvent(event, 'series.choose');
      return event.series === null || context.printers.some(({ series }) => series === event.series);
    },
    isModelListed: ({ context, event }) => {
      assertEvent(event, 'model.choose');
      const isListed = context.printers.some(
        ({ slug, series }) => slug === event.model && series === context.series,
      );
      return event.model === '' || isListed;
    },
    isModelChosen: ({ context }) => context.model !== '',
  },
  actions: {
    keepBrand: assign(({ event }) => {
      assertEvent(event, 'brand.choose');
      return { ...nothingChosen, brand: event.brand };
    }),
    keepPrinters: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadPrinters');
      return { printers: event.output, series: onlySeries(event.output) };
    }),
    keepSeries: assign(({ event }) => {
      assertEvent(event, 'series.choose');
      return { series: event.series, model: '' };
    }),
    keepModel: assign(({ event }) => {
      assertEvent(event, 'model.choose');
      return { model: event.model };
    }),
    open: emit(({ context }) => ({ type: 'choice.opened' as const, path: pathOf(context) })),
  },
});

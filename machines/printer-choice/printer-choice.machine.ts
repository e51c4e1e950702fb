import { assign, emit, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { loadPrinters } from './printer-choice.actors.ts';
import type {
  ChoosablePrinter,
  PrinterChoiceCommand,
  PrinterChoiceContext,
  PrinterChoiceEmitted,
} from './printer-choice.types.ts';

const nothingChosen = { printers: [], series: null, model: '' } as const;

/** Where there is one series only it is chosen already. */
function onlySeries(printers: readonly ChoosablePrinter[]): string | null {
  const [first, ...others] = new Set(printers.map(({ series }) => series));
  return first === undefined || others.length > 0 ? null : first;
}

const pathOf = ({ printers, model }: PrinterChoiceContext): string => {
  const printer = printers.find(({ slug }) => slug === model);
  return printer === undefined ? '' : `/shop/supply/brand/${printer.brandSlug}/device/${printer.slug}`;
};

/** The printer finder's way by lists: brand, then series, then model, all in one place (S2.7). */
export const printerChoiceMachine = setup({
  types: {
    context: {} as PrinterChoiceContext,
    events: {} as PrinterChoiceCommand,
    emitted: {} as PrinterChoiceEmitted,
    tags: {} as PhaseTag,
  },
  actors: { loadPrinters },
  guards: {
    isNoBrand: (_, params: { brand: string }) => params.brand === '',
    isSeriesListed: ({ context }, params: { series: string | null }) =>
      params.series === null || context.printers.some(({ series }) => series === params.series),
    isModelListed: ({ context }, params: { model: string }) =>
      params.model === '' ||
      context.printers.some(({ slug, series }) => slug === params.model && series === context.series),
    isModelChosen: ({ context }) => context.model !== '',
  },
  actions: {
    keepBrand: assign((_, params: { brand: string }) => ({ ...nothingChosen, brand: params.brand })),
    keepPrinters: assign((_, params: { printers: readonly ChoosablePrinter[] }) => ({
      printers: params.printers,
      series: onlySeries(params.printers),
    })),
    keepSeries: assign((_, params: { series: string | null }) => ({ series: params.series, model: '' })),
    keepModel: assign((_, params: { model: string }) => ({ model: params.model })),
    open: emit(({ context }) => ({ type: 'choice.opened' as const, path: pathOf(context) })),
  },
}).createMachine({
  id: 'printer-choice',
  context: { brand: '', ...nothingChosen },
  initial: 'open',
  on: {
    'brand.choose': [
      {
        guard: { type: 'isNoBrand', params: ({ event }) => ({ brand: event.brand }) },
        target: '.open',
        actions: { type: 'keepBrand', params: ({ event }) => ({ brand: event.brand }) },
      },
      {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepBrand', params: ({ event }) => ({ brand: event.brand }) },
      },
    ],
  },
  states: {
    open: {
      tags: 'ready',
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPrinters',
        src: 'loadPrinters',
        input: ({ context }) => ({ brand: context.brand }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepPrinters', params: ({ event }) => ({ printers: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    choosing: {
      tags: 'ready',
      on: {
        'series.choose': {
          guard: { type: 'isSeriesListed', params: ({ event }) => ({ series: event.series }) },
          actions: { type: 'keepSeries', params: ({ event }) => ({ series: event.series }) },
        },
        'model.choose': {
          guard: { type: 'isModelListed', params: ({ event }) => ({ model: event.model }) },
          actions: { type: 'keepModel', params: ({ event }) => ({ model: event.model }) },
        },
        'choice.open': { guard: 'isModelChosen', actions: 'open' },
      },
    },
    failed: {
      tags: 'blocked',
      on: { 'choice.retry': { target: 'loading' } },
    },
  },
});

export type PrinterChoiceMachine = typeof printerChoiceMachine;

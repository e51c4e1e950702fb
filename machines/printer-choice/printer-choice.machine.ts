import { nothingChosen } from './printer-choice.rules.ts';
import { printerChoiceSetup } from './printer-choice.setup.ts';

/** The printer finder's way by lists: brand, then series, then model, all in one place (S2.7). */
export const printerChoiceMachine = printerChoiceSetup.createMachine({
  id: 'printer-choice',
  context: { brand: '', ...nothingChosen },
  initial: 'open',
  on: {
    'brand.choose': [
      { guard: 'isNoBrand', target: '.open', actions: 'keepBrand' },
      { target: '.loading', reenter: true, actions: 'keepBrand' },
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
        onDone: { target: 'choosing', actions: 'keepPrinters' },
        onError: { target: 'failed' },
      },
    },
    choosing: {
      tags: 'ready',
      on: {
        'series.choose': { guard: 'isSeriesListed', actions: 'keepSeries' },
        'model.choose': { guard: 'isModelListed', actions: 'keepModel' },
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

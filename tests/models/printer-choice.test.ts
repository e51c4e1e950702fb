import { printerChoiceCatalog } from '#machines/printer-choice/printer-choice.catalog.ts';
import { printerChoiceMachine } from '#machines/printer-choice/printer-choice.machine.ts';
import { selectPrinterChoice } from '#machines/printer-choice/printer-choice.selectors.ts';
import type { ChoosablePrinter } from '#machines/printer-choice/printer-choice.types.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(printerChoiceMachine, printerChoiceCatalog);

const printers: Readonly<Record<string, readonly ChoosablePrinter[]>> = {
  hp: [
    { slug: 'hp-deskjet-2710', name: 'HP DeskJet 2710', series: 'DeskJet', brandSlug: 'hp' },
    {
      slug: 'hp-laserjet-pro-m404dn',
      name: 'HP LaserJet Pro M404dn',
      series: 'LaserJet Pro',
      brandSlug: 'hp',
    },
  ],
  dymo: [
    { slug: 'dymo-labelwriter-450', name: 'Dymo LabelWriter 450', series: 'LabelWriter', brandSlug: 'dymo' },
  ],
};

function start() {
  const opened: string[] = [];
  const actor = createActor(
    printerChoiceMachine.provide({
      actors: {
        loadPrinters: fromPromise<readonly ChoosablePrinter[], { readonly brand: string }>(({ input }) =>
          Promise.resolve(printers[input.brand] ?? []),
        ),
      },
    }),
  );
  actor.on('choice.opened', ({ path }) => opened.push(path));
  actor.start();
  const whenChoosing = () => waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  return { actor, opened, whenChoosing, view: () => selectPrinterChoice(actor.getSnapshot()) };
}

it('[S2.7-05][S2.7-06] goes by brand, series and model to the page of a printer', async () => {
  const { actor, opened, whenChoosing, view } = start();
  actor.send({ type: 'brand.choose', brand: 'hp' });
  await whenChoosing();
  expect(view().allSeries).toEqual(['DeskJet', 'LaserJet Pro']);
  expect(view().models).toEqual([]);
  actor.send({ type: 'series.choose', series: 'LaserJet Pro' });
  expect(view().models.map(({ name }) => name)).toEqual(['HP LaserJet Pro M404dn']);
  actor.send({ type: 'choice.open' });
  expect(opened).toEqual([]);
  actor.send({ type: 'model.choose', model: 'hp-laserjet-pro-m404dn' });
  actor.send({ type: 'choice.open' });
  expect(opened).toEqual(['/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn']);
});

it('takes the only series by itself, and forgets all of it with another brand', async () => {
  const { actor, whenChoosing, view } = start();
  actor.send({ type: 'brand.choose', brand: 'dymo' });
  await whenChoosing();
  expect(view()).toMatchObject({ series: 'LabelWriter', model: '' });
  actor.send({ type: 'model.choose', model: 'dymo-labelwriter-450' });
  expect(view().mayOpen).toBe(true);
  actor.send({ type: 'brand.choose', brand: 'hp' });
  expect(view()).toMatchObject({ phase: 'loading', series: null, model: '', mayOpen: false });
});

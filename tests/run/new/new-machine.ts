import { casesOf } from './name-cases.ts';

/** Where the gestures of a chart's paths stand. */
export const viewHandlersFile = (name: string): string => `tests/paths/views/${name}.handlers.tsx`;

/**
 * The files of a new statechart that loads one record: path → content. It compiles, its model test passes, and every
 * sentence in it is there to be replaced. Its paths on a view fail until somebody has written the gestures.
 * @throws Error when the name is not kebab-case.
 */
export function machineFiles(name: string): Readonly<Record<string, string>> {
  const { camel, pascal } = casesOf(name);
  const folder = `machines/${name}`;
  return {
    [`${folder}/${name}.types.ts`]: `/** What the chart works with; replace it by a record of the contract. */
export interface ${pascal}Record {
  readonly title: string;
}

export interface ${pascal}Context {
  readonly record: ${pascal}Record | null;
}

export type ${pascal}Command = { type: '${camel}.retry' };

export type ${pascal}Fact = { type: 'session.ended' };

export type ${pascal}Event = ${pascal}Command | ${pascal}Fact;
`,
    [`${folder}/${name}.actors.ts`]: `import { fromPromise } from 'xstate';
import type { ${pascal}Record } from './${name}.types.ts';

/** Ports of ${name}: loads the record; rejects with a call failure. */
export const ${camel}Actors = {
  load${pascal}: fromPromise<${pascal}Record>(() => Promise.reject(new Error('load${pascal} is not provided'))),
};
`,
    [`${folder}/${name}.machine.ts`]: `import { ${camel}Setup } from './${name}.setup.ts';

/**
 * Loads one record and lets the visitor try again when that failed. Name the sections of the specification here.
 */
export const ${camel}Machine = ${camel}Setup.createMachine({
  id: '${name}',
  context: { record: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load${pascal}',
        src: 'load${pascal}',
        onDone: { target: 'ready', actions: 'keepRecord' },
        onError: { target: 'failed' },
      },
    },
    ready: {
      tags: 'ready',
      on: { 'session.ended': { target: 'failed', actions: 'dropRecord' } },
    },
    failed: {
      tags: 'blocked',
      on: { '${camel}.retry': { target: 'loading' } },
    },
  },
});

export type ${pascal}Machine = typeof ${camel}Machine;
`,
    [`${folder}/${name}.setup.ts`]: `import { assertEvent, assign, setup } from 'xstate';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { ${camel}Actors } from './${name}.actors.ts';
import type { ${pascal}Context, ${pascal}Event } from './${name}.types.ts';

/** What ${name}.machine.ts names: ports, guards and actions. */
export const ${camel}Setup = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event | OutcomesOf<typeof ${camel}Actors>,
    tags: {} as PhaseTag,
  },
  actors: ${camel}Actors,
  actions: {
    keepRecord: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.load${pascal}');
      return { record: event.output };
    }),
    dropRecord: assign({ record: null }),
  },
});
`,
    [`${folder}/${name}.words.ts`]: `import type { ChartWords } from '#machines/path-ready.ts';
import type { ${pascal}Machine } from './${name}.machine.ts';

/** What people call the chart \`${name}\` and its parts; states stand in the order in which they are read. */
export const ${camel}Words: ChartWords<${pascal}Machine> = {
  title: { de: 'Neuer Ablauf', en: 'New flow' },
  description: { de: 'Zeigt Angaben, sobald sie geladen sind.', en: 'Shows a record once it is loaded.' },
  states: {
    loading: {
      title: { de: 'Lädt', en: 'Loading' },
      description: { de: 'Die Angaben werden geladen.', en: 'The record is being loaded.' },
      spec: [],
    },
    ready: {
      title: { de: 'Geladen', en: 'Loaded' },
      description: { de: 'Die Angaben sind zu sehen.', en: 'The record is in sight.' },
      spec: [],
    },
    failed: {
      title: { de: 'Nicht geladen', en: 'Not loaded' },
      description: {
        de: 'Die Angaben fehlen; ein neuer Versuch ist möglich.',
        en: 'The record is missing; one can try again.',
      },
      spec: [],
    },
  },
  guards: {},
};
`,
    [`${folder}/${name}.catalog.ts`]: `import { failureSamples, inWords, type Catalog } from '#machines/path-ready.ts';
import type { ${pascal}Machine } from './${name}.machine.ts';
import { ${camel}Words } from './${name}.words.ts';

export const ${camel}Catalog: Catalog<${pascal}Machine> = {
  words: ${camel}Words,
  inputs: { start: { input: undefined, ...inWords('Die Seite wird geöffnet.', 'The page is opened.') } },
  events: {
    '${camel}.retry': {
      retry: { event: { type: '${camel}.retry' }, ...inWords('Erneut versuchen.', 'Try again.') },
    },
    'session.ended': {
      ended: { event: { type: 'session.ended' }, ...inWords('Die Sitzung endet.', 'The session ends.') },
    },
  },
  calls: {
    load${pascal}: {
      ok: {
        output: { title: 'Beispiel' },
        ...inWords('Die Angaben kommen an.', 'The record arrives.'),
      },
      ...failureSamples,
    },
  },
  delays: {},
  abstract: (context) => ({ hasRecord: context.record !== null }),
  invariants: {
    'the record is there exactly when it can be shown': (snapshot) =>
      snapshot.hasTag('ready') === (snapshot.context.record !== null),
  },
};
`,
    [`${folder}/${name}.selectors.ts`]: `import type { SnapshotFrom } from 'xstate';
import type { ${pascal}Machine } from './${name}.machine.ts';
import type { ${pascal}Record } from './${name}.types.ts';

/** What a view shows; null until it is loaded. */
export const select${pascal} = (snapshot: SnapshotFrom<${pascal}Machine>): ${pascal}Record | null =>
  snapshot.context.record;
`,
    [`tests/models/${name}.test.ts`]: `import { ${camel}Catalog } from '#machines/${name}/${name}.catalog.ts';
import { ${camel}Machine } from '#machines/${name}/${name}.machine.ts';
import { select${pascal} } from '#machines/${name}/${name}.selectors.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(${camel}Machine, ${camel}Catalog);

it('shows what was loaded', async () => {
  const record = { title: 'Toner' };
  const actors = { load${pascal}: fromPromise(() => Promise.resolve(record)) };
  const actor = createActor(${camel}Machine.provide({ actors }));
  actor.start();
  const snapshot = await waitFor(actor, (current) => current.hasTag('ready'));
  expect(select${pascal}(snapshot)).toEqual(record);
});
`,
    [viewHandlersFile(name)]: `import type { ${pascal}Machine } from '#machines/${name}/${name}.machine.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import type { ShopView } from './open-shop.tsx';

const isStillToBeWritten = (): never => {
  throw new Error(
    'No view shows ${name} yet. Write in ${viewHandlersFile(name)} by which gestures its paths are ' +
      'carried out and what each state shows (docs/testing-with-paths.md, "Add something").',
  );
};

/** The view of ${name}: it is opened by \`openShop\`, acted on as a person does, and looked at. */
export const ${camel}ViewHandlers: Handlers<${pascal}Machine, ShopView> = {
  open: isStillToBeWritten,
  events: {
    '${camel}.retry': isStillToBeWritten,
    'session.ended': isStillToBeWritten,
  },
  calls: { load${pascal}: isStillToBeWritten },
  delays: {},
  states: {
    loading: isStillToBeWritten,
    ready: isStillToBeWritten,
    failed: isStillToBeWritten,
  },
};
`,
  };
}

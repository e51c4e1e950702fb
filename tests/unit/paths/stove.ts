import { setup, type AnyStateMachine } from 'xstate';
import { inWords } from '#machines/path-ready.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';

const ms = (delays: Readonly<Record<string, number>>) => delays;

/** A stove with two hobs, each with a timer of its own: both on at once, or the second one whenever somebody turns it on. */
export function stove(eggMs: number, riceMs: number, startsTogether: boolean): AnyStateMachine {
  const hob = (isOn: boolean, timer: string, on: string) => ({
    initial: isOn ? 'on' : 'off',
    states: {
      off: isOn ? {} : { tags: 'ready', on: { [on]: 'on' } },
      on: { tags: 'busy', after: { [timer]: 'done' } },
      done: { tags: 'done' },
    },
  });
  const chart = setup({ delays: ms({ egg: eggMs, rice: riceMs }) as never });
  return chart.createMachine({
    id: 'stove',
    type: 'parallel',
    states: { first: hob(true, 'egg', ''), second: hob(startsTogether, 'rice', 'rice.cook') },
  } as never) as unknown as AnyStateMachine;
}

const named = (de: string, en: string) => ({
  title: { de, en },
  description: { de: `${de}.`, en: `${en}.` },
  spec: [],
});

const words = {
  title: { de: 'Herd', en: 'Stove' },
  description: { de: 'Ein Herd mit zwei Platten.', en: 'A stove with two hobs.' },
  states: {
    first: named('Erste Platte', 'First hob'),
    'first.off': named('Aus', 'Off'),
    'first.on': named('Das Ei kocht', 'The egg boils'),
    'first.done': named('Das Ei ist fertig', 'The egg is done'),
    second: named('Zweite Platte', 'Second hob'),
    'second.off': named('Aus', 'Off'),
    'second.on': named('Der Reis kocht', 'The rice boils'),
    'second.done': named('Der Reis ist fertig', 'The rice is done'),
  },
  guards: {},
};

export const stoveCatalog = (startsTogether: boolean): AnyCatalog =>
  ({
    words,
    inputs: { cold: { input: undefined, ...inWords('Herd an.', 'Turn it on.') } },
    events: startsTogether
      ? {}
      : { 'rice.cook': { cook: { event: { type: 'rice.cook' }, ...inWords('Reis kochen.', 'Cook rice.') } } },
    calls: {},
    delays: { egg: inWords('Das Ei ist fertig.', 'The egg is done.'), rice: inWords('Reis.', 'Rice.') },
    abstract: () => ({}),
    invariants: {},
  }) as unknown as AnyCatalog;

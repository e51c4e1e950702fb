import { describe, expect, it } from 'vitest';
import { cover } from '#paths/cover/cover.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath, type Driver, type Model } from '#paths/drive/driver.ts';
import { pureDriver } from '#paths/drive/pure-driver.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { settledLeavesOf } from '#paths/explore/definition.ts';
import { explore } from '#paths/explore/explore.ts';
import { lint } from '#paths/lint/lint.ts';
import { definitionHashes } from '#paths/script/definition-hash.ts';
import { scriptOf } from '#paths/script/path-script.ts';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import { book, bookMachine } from './book.ts';

const model: Model = { machine: book.machine, catalog: book.catalog as unknown as AnyCatalog };
const graph = explore(model.machine, model.catalog);

/** The book with another kind of mark. */
const bookWithMark = (mark: object): AnyStateMachine => {
  const { states } = bookMachine.config as unknown as { states: Record<string, Record<string, object>> };
  const reading = states['reading'] as Record<string, object>;
  return createMachine(
    {
      ...bookMachine.config,
      states: { ...states, reading: { ...reading, states: { ...reading['states'], mark } } },
    } as never,
    bookMachine.implementations as never,
  ) as unknown as AnyStateMachine;
};

describe('a chart with history', () => {
  it('is in another place for each state it would come back to', () => {
    const closed = [...graph.nodes.keys()].filter((key) => key.startsWith('active "closed"'));
    // Never opened, closed at the contents, in the chapter and behind it; and in the chapter once more, after it was read.
    expect(closed).toHaveLength(5);
    expect(new Set(closed.map((key) => key.slice(key.indexOf('}')))).size).toBe(4);
  });

  it('is covered by paths of a proven length that come back to each remembered place', () => {
    const result = cover(graph, 'transitions+rejections');
    expect([...result.uncovered, ...result.unreachable]).toEqual([]);
    expect([result.paths.length, result.steps, result.bound.steps]).toEqual([3, 13, 13]);
    const steps = result.paths.flatMap((path) => path.steps);
    const opened = steps.filter(({ event }) => event.type === 'book.open');
    expect(new Set(opened.map(({ step }) => JSON.stringify(step.snapshot.value)))).toEqual(
      new Set([
        '{"reading":"contents"}',
        '{"reading":{"chapter":"begun"}}',
        '{"reading":{"chapter":"over"}}',
      ]),
    );
  });

  it('is driven by them, computed and running', async () => {
    const scripts = cover(graph, 'transitions+rejections').paths.map((path) => scriptOf(graph, path));
    for (const script of scripts) {
      await drivePath(model, script, pureDriver(model));
      await drivePath(model, script, actorDriver(model));
    }
  });

  it.each([
    ['shallow instead of deep', bookWithMark({ type: 'history', history: 'shallow' })],
    ['gone', bookWithMark({ always: '#book.reading.contents' })],
  ])('is told from one whose mark is %s', async (_fault, machine) => {
    const subject: Model = { ...model, machine };
    const scripts = cover(graph, 'transitions+rejections').paths.map((path) => scriptOf(graph, path));
    const drive = (driver: Driver): Promise<unknown> =>
      Promise.all(scripts.map((script) => drivePath(subject, script, driver)));
    await expect(drive(pureDriver(subject))).rejects.toThrow('state is');
  });

  it('keeps all rules, and knows that its history states and its inner end are left at once', () => {
    expect(lint({ graph, isPersisted: false }).findings).toEqual([]);
    const seen = settledLeavesOf(model.machine).map(({ id }) => id.replace('book.', ''));
    expect(seen).toEqual([
      'closed',
      'reading.contents',
      'reading.chapter.begun',
      'reading.chapter.over',
      'lent.away',
      'sold',
    ]);
  });

  it('has another definition where a transition comes back by another kind of history', () => {
    const id = 'book|book.closed|book.open|0';
    const shallow = definitionHashes(bookWithMark({ type: 'history', history: 'shallow' }));
    expect(shallow[id]).not.toBe(definitionHashes(model.machine)[id]);
  });
});

describe('a chart with ends', () => {
  it('ends in another place for each outcome', () => {
    const ends = [...graph.nodes].filter(([, { status }]) => status === 'done');
    expect(new Set(ends.map(([, { output }]) => JSON.stringify(output)))).toEqual(
      new Set(['{"price":5}', '{"price":10}']),
    );
  });

  it('goes on in the same step where a part of it has come to its end', () => {
    const back = graph.edges.find(({ name }) => name === 'book.giveBack:once');
    expect(back?.step.snapshot.value).toBe('closed');
    expect(back?.covers).toEqual([
      'book|book.lent.away|book.giveBack|0',
      'book|book.lent|xstate.done.state.book.lent|0',
    ]);
  });
});

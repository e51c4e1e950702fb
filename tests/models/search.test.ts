import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CallFailure } from '#machines/call-failure.ts';
import { searchCatalog } from '#machines/search/search.catalog.ts';
import { searchIn } from '#machines/search/search.rules.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import {
  selectHighlighted,
  selectIsPanelOpen,
  selectIsSearching,
  selectLead,
  selectMayShowAll,
  selectNoticeKey,
  selectSuggestions,
  selectTotal,
} from '#machines/search/search.selectors.ts';
import type { SearchEmitted, SuggestReply } from '#machines/search/search.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(searchMachine, searchCatalog);

describe('what an address searches for', () => {
  it.each([
    ['/shop?search=toner', 'toner'],
    ['/page/agb?search=HP+12A', 'HP 12A'],
    ['/shop?mystery=1', ''],
    // Lists of the account and of the staff search themselves.
    ['/my/orders?search=2026', ''],
    ['/my/admin-users?page=2&search=lea', ''],
    ['/registrations?search=neu', ''],
    ['/ratings/shown?page=2&search=gut', ''],
    ['/search-steering?search=tinte', ''],
    ['/mythen?search=toner', 'toner'],
  ])('%s: "%s"', (path, term) => expect(searchIn(path)).toBe(term));
});

interface Asked {
  readonly term: string;
  readonly signal: AbortSignal;
  answer(reply: SuggestReply): void;
  fail(failure: CallFailure): void;
}

function start() {
  const clock = new SimulatedClock();
  const asked: Asked[] = [];
  const told: SearchEmitted[] = [];
  const machine = searchMachine.provide({
    actors: {
      loadSuggestions: fromPromise(
        ({ input, signal }) =>
          new Promise<SuggestReply>((answer, fail) => asked.push({ term: input.term, signal, answer, fail })),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { term: '' } });
  actor.on('*', (fact) => told.push(fact));
  actor.start();
  const type = (term: string) => actor.send({ type: 'term.changed', term });
  return { actor, clock, asked, told, type };
}

const { ok, page } = searchCatalog.calls.loadSuggestions as unknown as Record<
  'ok' | 'page',
  { output: SuggestReply }
>;

describe('search suggestions', () => {
  it('are asked for 250 ms after the last key, once', () => {
    const { clock, asked, type } = start();
    type('c');
    clock.increment(200);
    type('cf');
    clock.increment(249);
    expect(asked.map(({ term }) => term)).toEqual([]);
    clock.increment(1);
    expect(asked.map(({ term }) => term)).toEqual(['cf']);
  });

  it('of an older term are given up and never shown', async () => {
    const { actor, clock, asked, type } = start();
    type('cf');
    clock.increment(250);
    type('lc');
    expect(asked[0]?.signal.aborted).toBe(true);
    clock.increment(250);
    asked[0]?.answer(page.output);
    asked[1]?.answer(ok.output);
    await vi.waitFor(() => expect(selectIsSearching(actor.getSnapshot())).toBe(false));
    expect(selectSuggestions(actor.getSnapshot())).toEqual(ok.output.items);
  });

  it('[S4.2-08] go away with show-all when the term is emptied', async () => {
    const { actor, clock, asked, type } = start();
    type('cf');
    clock.increment(250);
    asked[0]?.answer(ok.output);
    await vi.waitFor(() => expect(selectMayShowAll(actor.getSnapshot())).toBe(true));
    type('');
    expect(selectSuggestions(actor.getSnapshot())).toEqual([]);
    expect(selectTotal(actor.getSnapshot())).toBe(0);
    expect(selectMayShowAll(actor.getSnapshot())).toBe(false);
    expect(selectIsPanelOpen(actor.getSnapshot())).toBe(false);
  });

  it('lead to the list of all hits, whatever is highlighted', async () => {
    const { actor, clock, asked, told, type } = start();
    type('cf');
    clock.increment(250);
    asked[0]?.answer(ok.output);
    await vi.waitFor(() => expect(selectTotal(actor.getSnapshot())).toBe(14));
    actor.send({ type: 'highlight.move', direction: 'down' });
    actor.send({ type: 'hits.showAll' });
    expect(told).toEqual([{ type: 'search.submitted', term: 'cf' }]);
    expect(selectIsPanelOpen(actor.getSnapshot())).toBe(false);
  });

  it('without a hit lead to no list', async () => {
    const { actor, clock, asked, type } = start();
    type('widerruf');
    clock.increment(250);
    asked[0]?.answer(page.output);
    await vi.waitFor(() => expect(selectIsPanelOpen(actor.getSnapshot())).toBe(true));
    expect(selectMayShowAll(actor.getSnapshot())).toBe(false);
  });

  it('next to what was meant say so, until others come', async () => {
    const { actor, asked, clock } = start();
    actor.send({ type: 'term.changed', term: 'canon ts9999' });
    clock.increment(250);
    const lead = 'Den Canon TS9999 führen wir nicht. Ähnlich:';
    asked[0]?.answer({ ...ok.output, total: 0, lead });
    await vi.waitFor(() => expect(selectLead(actor.getSnapshot())).toBe(lead));
    expect(selectMayShowAll(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'term.changed', term: 'cf' });
    clock.increment(250);
    asked[1]?.answer(ok.output);
    await vi.waitFor(() => expect(selectLead(actor.getSnapshot())).toBeNull());
  });

  it('[S4.2-08] do not come any more once the term is emptied under way', async () => {
    const { actor, clock, asked, type } = start();
    type('cf');
    clock.increment(250);
    type('');
    asked[0]?.answer(ok.output);
    await Promise.resolve();
    clock.increment(1000);
    expect(selectSuggestions(actor.getSnapshot())).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('are walked through with the arrow keys, round over the box', async () => {
    const { actor, clock, asked, told, type } = start();
    type('cf');
    clock.increment(250);
    asked[0]?.answer(ok.output);
    await vi.waitFor(() => expect(selectIsPanelOpen(actor.getSnapshot())).toBe(true));
    const seen = ['down', 'down', 'down', 'up'].map((direction) => {
      actor.send({ type: 'highlight.move', direction: direction as 'down' | 'up' });
      return selectHighlighted(actor.getSnapshot());
    });
    expect(seen).toEqual([0, 1, null, 1]);
    actor.send({ type: 'search.submit' });
    expect(told).toEqual([{ type: 'search.suggestionChosen', path: ok.output.items[1]?.path, term: 'cf' }]);
  });

  it.each(['down', 'up'] as const)(
    'that were closed are asked for again by the arrow key %s',
    async (direction) => {
      const { actor, clock, asked, type } = start();
      type('cf');
      clock.increment(250);
      asked[0]?.answer(ok.output);
      await vi.waitFor(() => expect(selectIsPanelOpen(actor.getSnapshot())).toBe(true));
      actor.send({ type: 'search.close' });
      expect(selectIsPanelOpen(actor.getSnapshot())).toBe(false);
      actor.send({ type: 'highlight.move', direction });
      expect(asked.map(({ term }) => term)).toEqual(['cf', 'cf']);
      asked[1]?.answer(ok.output);
      await vi.waitFor(() => expect(selectIsPanelOpen(actor.getSnapshot())).toBe(true));
      expect(selectHighlighted(actor.getSnapshot())).toBeNull();
    },
  );

  it.each([
    [{ kind: 'noAnswer' }, 'search.failedNoAnswer'],
    [{ kind: 'down', status: 503 }, 'search.failedDown'],
    [{ kind: 'httpError', code: 500 }, 'search.failed'],
  ] as const)('say what went wrong: %j', async (failure, key) => {
    const { actor, clock, asked, told, type } = start();
    type('cf');
    clock.increment(250);
    asked[0]?.fail(failure);
    await vi.waitFor(() => expect(selectNoticeKey(actor.getSnapshot())).toBe(key));
    actor.send({ type: 'search.submit' });
    expect(told).toEqual([{ type: 'search.submitted', term: 'cf' }]);
  });
});

describe('search', () => {
  it('[S2.11-09] tells each submitted term, trimmed, once', () => {
    const { actor, told, type } = start();
    actor.send({ type: 'search.submit' });
    type('  brother lc3219 ');
    actor.send({ type: 'search.submit' });
    expect(told).toEqual([{ type: 'search.submitted', term: 'brother lc3219' }]);
  });
});

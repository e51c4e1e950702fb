import { describe, expect, it } from 'vitest';
import { FairGate } from '#server/admission/fair-gate.ts';
import type { GateBounds, Pass } from '#server/admission/fair-gate.ts';

const bounds: GateBounds = {
  atOnce: 6,
  atOncePerAddress: 4,
  atOncePerSession: 2,
  longestLine: 100,
  longestLinePerAddress: 10,
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A gate whose requests are named; tells in which order they began and who was turned away. */
function watched(given: Partial<GateBounds> = {}) {
  const gate = new FairGate({ ...bounds, ...given });
  const begun: string[] = [];
  const turnedAway: string[] = [];
  const passes = new Map<string, Pass>();
  return {
    gate,
    begun,
    turnedAway,
    enter(name: string, address: string, session: string | null = null, weight = 1): Pass['state'] {
      const pass = gate.enter({
        address,
        session,
        weight,
        begin: () => begun.push(name),
        turnAway: () => turnedAway.push(name),
      });
      passes.set(name, pass);
      return pass.state;
    },
    leave(name: string): void {
      const pass = passes.get(name);
      if (pass !== undefined) gate.leave(pass);
    },
  };
}

describe('the gate', () => {
  it('[R66] bounds what is under way for a session, an address and all', () => {
    const { enter } = watched();
    expect([1, 2, 3].map((index) => enter(`a${index}`, 'office', 'anna'))).toEqual([
      'running',
      'running',
      'waiting',
    ]);
    expect([1, 2, 3].map((index) => enter(`b${index}`, 'office', 'bert'))).toEqual([
      'running',
      'running',
      'waiting',
    ]);
    expect(enter('c1', 'office')).toBe('waiting');
    expect([1, 2, 3].map((index) => enter(`d${index}`, 'home'))).toEqual(['running', 'running', 'waiting']);
  });

  it('[R66] gives a place that becomes free to the next address, and there to the next session', async () => {
    const { enter, leave, begun } = watched({ atOnce: 1 });
    enter('running', 'flood');
    for (let index = 0; index < 5; index += 1) enter(`flood ${index}`, 'flood');
    enter('anna 1', 'office', 'anna');
    enter('anna 2', 'office', 'anna');
    enter('bert 1', 'office', 'bert');
    enter('home 1', 'home', 'carl');
    let last = 'running';
    for (let index = 0; index < 8; index += 1) {
      leave(last);
      await turn();
      last = begun.at(-1) ?? '';
    }
    expect(begun).toEqual([
      'flood 0',
      'anna 1',
      'home 1',
      'flood 1',
      'bert 1',
      'flood 2',
      'anna 2',
      'flood 3',
    ]);
  });

  it('[R66] lets somebody else begin at once although one address fills all it may', () => {
    const { enter } = watched();
    for (let index = 0; index < 12; index += 1) enter(`flood ${index}`, 'flood');
    expect(enter('buyer', 'home', 'anna')).toBe('running');
  });

  it('[R80] counts by weight: dear work leaves room for less of it', () => {
    const { enter, leave, gate } = watched();
    expect(enter('page 1', 'home', null, 3)).toBe('running');
    expect(enter('page 2', 'home', null, 3)).toBe('running');
    expect(enter('page 3', 'home', null, 3)).toBe('waiting');
    expect(gate.runningFor('home')).toBe(6);
    leave('page 1');
    expect(gate.runningFor('home')).toBe(6);
  });

  it('[R66] takes the room for a newcomer from the longest part of a full line, else turns the newcomer away', () => {
    const { enter, turnedAway } = watched({ atOnce: 1 });
    enter('running', 'office', 'anna');
    for (let index = 0; index < 10; index += 1) enter(`anna ${index}`, 'office', 'anna');
    expect(enter('anna 10', 'office', 'anna')).toBe('over');
    expect(enter('bert', 'office', 'bert')).toBe('waiting');
    expect(turnedAway).toEqual(['anna 0']);
    const crowded = watched({ atOnce: 1, longestLine: 10 });
    crowded.enter('running', 'flood');
    for (let index = 0; index < 10; index += 1) crowded.enter(`flood ${index}`, 'flood');
    expect(crowded.enter('buyer', 'home', 'anna')).toBe('waiting');
    expect(crowded.turnedAway).toEqual(['flood 0']);
  });

  it('[R66][R80] forgets who has left, waiting or done, and lets nobody leave twice', async () => {
    const { enter, leave, gate, begun } = watched({ atOnce: 1 });
    enter('first', 'home');
    enter('second', 'home');
    enter('third', 'office', 'anna');
    leave('third');
    leave('third');
    leave('first');
    leave('first');
    await turn();
    expect(begun).toEqual(['second']);
    leave('second');
    expect(gate.size).toBe(0);
    expect(enter('again', 'home')).toBe('running');
  });

  it('[R66] keeps its bounds and serves everybody, whatever comes and goes', async () => {
    const { enter, leave, gate, begun } = watched({
      atOnce: 5,
      longestLine: 3000,
      longestLinePerAddress: 3000,
    });
    const inside = new Set<string>();
    let served = 0;
    let seed = 7;
    const below = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    for (let index = 0; index < 2000; index += 1) {
      const name = `request ${index}`;
      if (enter(name, `address ${below(7)}`, `session ${below(3)}`) === 'running') inside.add(name);
      while (inside.size > 0 && below(3) === 0) {
        const [oldest = ''] = inside;
        inside.delete(oldest);
        leave(oldest);
        served += 1;
        await turn();
        for (const started of begun.splice(0)) inside.add(started);
        expect(inside.size).toBeLessThanOrEqual(5);
      }
    }
    while (inside.size > 0) {
      const [oldest = ''] = inside;
      inside.delete(oldest);
      leave(oldest);
      served += 1;
      await turn();
      for (const started of begun.splice(0)) inside.add(started);
    }
    expect(served).toBe(2000);
    expect(gate.size).toBe(0);
  });
});

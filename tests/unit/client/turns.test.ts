import { describe, expect, it } from 'vitest';
import { createTurns } from '#client/turns.ts';

/** Work that begins and ends when told. */
function work(name: string, events: string[]) {
  let resolve: (value: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((onEnd, onFailure) => {
    resolve = onEnd;
    reject = onFailure;
  });
  return {
    run: () => {
      events.push(`${name} begins`);
      return promise;
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('[R18] run side by side, except one that runs alone', async () => {
    const events: string[] = [];
    const turns = createTurns();
    const [first, second, alone, late] = ['first', 'second', 'alone', 'late'].map((name) =>
      work(name, events),
    );
    const results = [
      turns.together(first!.run),
      turns.together(second!.run),
      turns.alone(alone!.run),
      turns.together(late!.run),
    ];
    await settle();
    expect(events).toEqual(['first begins', 'second begins']);
    second!.end();
    await settle();
    expect(events).toHaveLength(2);
    first!.end();
    await settle();
    expect(events.at(-1)).toBe('alone begins');
    alone!.end();
    await settle();
    expect(events.at(-1)).toBe('late begins');
    late!.end();
    expect(await Promise.all(results)).toEqual(['first', 'second', 'alone', 'late']);
  });

  it('[R18] go on after one that failed', async () => {
    const events: string[] = [];
    const turns = createTurns();
    const [failing, alone, next] = ['failing', 'alone', 'next'].map((name) => work(name, events));
    const failed = turns.together(failing!.run);
    const aloneFailed = turns.alone(alone!.run);
    const went = turns.together(next!.run);
    failing!.fail();
    await expect(failed).rejects.toThrow('failing');
    alone!.fail();
    await expect(aloneFailed).rejects.toThrow('alone');
    next!.end();
    expect(await went).toBe('next');
  });
});

import { describe, expect, it } from 'vitest';
import { help, readArguments, UsageError } from '#paths/command/arguments.ts';
import { routeOf, stateId } from '#paths/command/route-names.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { doorCatalog, doorMachine } from './door.ts';

const machines = ['basket', 'checkout', 'consent'];
const read = (line: string) =>
  readArguments(
    line.split(' ').filter((word) => word !== ''),
    machines,
  );
const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'understood';
};

describe('command line', () => {
  it('takes one machine and fills in what is usual', () => {
    expect(read('checkout')).toEqual({
      kind: 'machine',
      machine: 'checkout',
      criterion: 'transitions+rejections',
      format: null,
      from: undefined,
      to: undefined,
      through: undefined,
      avoid: [],
      seed: 7,
      maxSteps: 25,
      changed: undefined,
      language: 'de',
      out: undefined,
      isExplained: false,
      isReal: false,
    });
  });

  it('asks for what a browser can do where that is said, and for every browser test', () => {
    const isReal = (line: string): unknown => (read(line) as { readonly isReal?: boolean }).isReal;
    expect([
      isReal('checkout --browser --format markdown'),
      isReal('checkout --format playwright'),
      isReal('checkout --format html'),
    ]).toEqual([true, true, false]);
    expect(messageOf(() => read('--all --browser'))).toBe('--browser goes with one machine');
  });

  it('takes every option', () => {
    expect(
      read(
        'checkout --criterion cases --format html --from review --to placed --through order.submit --avoid left --avoid changed --seed 3 --max-steps 9 --changed main --lang en --out file --explain',
      ),
    ).toMatchObject({
      criterion: 'cases',
      format: 'html',
      from: 'review',
      to: 'placed',
      through: 'order.submit',
      avoid: ['left', 'changed'],
      seed: 3,
      maxSteps: 9,
      changed: 'main',
      language: 'en',
      out: 'file',
      isExplained: true,
    });
  });

  it('takes all machines', () => {
    expect(read('--all --check')).toEqual({
      kind: 'all',
      mayFail: true,
      isWriting: false,
      changed: undefined,
    });
  });

  it.each([
    ['', 'name a machine or use --all; --help explains'],
    ['chekout', "unknown machine 'chekout': did you mean 'checkout'?"],
    ['order', "unknown machine 'order': there is basket, checkout, consent"],
    ['basket consent', "one machine at a time, not 'basket consent'"],
    [
      'basket --criterion transition',
      "unknown criterion 'transition': did you mean 'transitions' or 'transitions+rejections'?",
    ],
    ['basket --format markdwn', "unknown format 'markdwn': did you mean 'markdown'?"],
    ['basket --frmat html', "unknown option '--frmat': did you mean '--format'?"],
    ['basket --seed', "Option '--seed <value>' argument missing"],
    ['basket --seed many', "--seed takes a whole number from 0, not 'many'"],
    ['basket --max-steps 0', "--max-steps takes a whole number from 1, not '0'"],
    ['basket --lang fr', "unknown language 'fr': there is de, en"],
    ['basket --check', '--check and --write go with --all'],
    ['--all basket', "--all takes no machine, but 'basket' was given"],
  ])('says in one line what is wrong with: %s', (line, message) => {
    expect(messageOf(() => read(line))).toBe(message);
  });

  it('names every option in its help', () => {
    for (const option of [
      'criterion',
      'format',
      'out',
      'lang',
      'from',
      'to',
      'through',
      'avoid',
      'max-steps',
      'seed',
      'changed',
      'explain',
      'all',
      'check',
      'write',
    ])
      expect(help).toContain(`--${option}`);
  });
});

describe('names of states', () => {
  it('are taken in full, without the machine, or by their last part', () => {
    for (const name of ['session.guest.login.form', 'guest.login.form', 'login.form', 'form'])
      expect(stateId(sessionMachine, name)).toBe('session.guest.login.form');
  });

  it('are corrected', () => {
    expect(messageOf(() => stateId(sessionMachine, 'frm'))).toBe(
      "unknown state 'frm': did you mean 'guest.login.form'?",
    );
    expect(messageOf(() => stateId(doorMachine, 'window'))).toBe(
      "unknown state 'window': there is closed, opening, open, stuck",
    );
  });

  it('stand beside events, samples and transitions where a path passes', () => {
    const graph = explore(sessionMachine, sessionCatalog as AnyCatalog);
    for (const through of ['logout', 'login:wrong', 'session|session.member.active|logout|0'])
      expect(routeOf(graph, { through, avoid: [] })).toEqual({ through, avoid: [] });
    expect(routeOf(graph, { through: 'expired', avoid: [] })).toEqual({
      through: 'session.member.expired',
      avoid: [],
    });
    const door = explore(doorMachine, doorCatalog as AnyCatalog);
    expect(messageOf(() => routeOf(door, { avoid: ['door.pen'] }))).toMatch(
      /^unknown .* 'door\.pen': did you mean 'door\.open'/,
    );
  });
});

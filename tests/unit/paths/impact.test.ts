import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assign, type AnyStateMachine } from 'xstate';
import { cover } from '#paths/cover/cover.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { changedIds, definitionHashes } from '#paths/script/definition-hash.ts';
import { changedSince, pathStore, storedPathsOf } from '#paths/script/stored-paths.ts';
import { doorCatalog, doorMachine } from './door.ts';

const graph = explore(doorMachine, doorCatalog as AnyCatalog);
const before = definitionHashes(doorMachine);
const after = (part: Parameters<typeof doorMachine.provide>[0]): AnyStateMachine =>
  doorMachine.provide(part) as unknown as AnyStateMachine;

describe('what changed', () => {
  it('is nothing in the same chart', () => {
    expect([...changedIds(before, definitionHashes(doorMachine))]).toEqual([]);
  });

  it('is each transition with the guard that was rewritten, and its refusal', () => {
    const now = after({ guards: { isFree: ({ context }) => context.isLocked === false } });
    expect([...changedIds(before, definitionHashes(now))]).toEqual([
      'door|door.closed|door.open|0',
      'door|door.closed|door.open|refused',
    ]);
  });

  it('is each transition with the action or delay that was rewritten', () => {
    const lazy = after({ actions: { keepLock: assign({ isLocked: true }) } });
    expect([...changedIds(before, definitionHashes(lazy))]).toEqual(['door|door.closed|door.lock|0']);
    const slow = after({ delays: { doorCloser: 9000 } });
    expect([...changedIds(before, definitionHashes(slow))]).toEqual([
      'door|door.open|xstate.after.doorCloser.door.open|0',
    ]);
  });
});

describe('stored paths', () => {
  let root: string;
  const git = (...given: readonly string[]) => execFileSync('git', given, { cwd: root, stdio: 'ignore' });
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'shop-paths-'));
    pathStore.write(root, 'door', storedPathsOf(graph, cover(graph, 'transitions+rejections')));
    git('init', '--quiet');
    git('add', '.');
    git(
      '-c',
      'user.name=test',
      '-c',
      'user.email=test@example.com',
      'commit',
      '--quiet',
      '--message',
      'Store',
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('are fresh until the chart changes', () => {
    expect(
      pathStore.isFresh(root, 'door', storedPathsOf(graph, cover(graph, 'transitions+rejections'))),
    ).toBe(true);
    expect(pathStore.isFresh(root, 'door', storedPathsOf(graph, cover(graph, 'transitions')))).toBe(false);
    expect(pathStore.isFresh(root, 'gate', storedPathsOf(graph, cover(graph, 'transitions')))).toBe(false);
  });

  it('tell what changed since a commit, so that only paths through it are made', () => {
    const lazy = after({ actions: { keepLock: assign({ isLocked: true }) } });
    const only = changedSince(root, 'HEAD', 'door', lazy);
    const { paths } = cover(graph, 'transitions', { only });
    expect(paths.map(({ steps }) => steps.map(({ event }) => event.type))).toEqual([['door.lock']]);
    expect([...changedSince(root, 'HEAD', 'door', doorMachine)]).toEqual([]);
  });

  it('count as all changed where nothing was stored, and an unknown commit is said', () => {
    expect(changedSince(root, 'HEAD', 'gate', doorMachine).size).toBe(9);
    expect(() => changedSince(root, 'nowhere', 'door', doorMachine)).toThrow(
      "git knows no commit 'nowhere'.",
    );
  });
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Flow, systemFlow, type flowEndpoints, type FlowSummary } from '#contract/flows.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { summaryOf } from '#drawing/summary.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import { notFound } from '#server/calls/failures.ts';
import { rootFolder } from '#server/runtime/root-folder.ts';

const folder = path.join(rootFolder, 'docs', 'flows', 'data');

type OneReply = CheckedReply<ReplyOf<typeof flowEndpoints.one>>;

/** Ids of the declared transitions, by machine. */
export type FlowTransitions = ReadonlyMap<string, ReadonlySet<string>>;

interface Drawn {
  readonly summaries: readonly FlowSummary[];
  readonly replies: ReadonlyMap<string, OneReply>;
  readonly transitions: FlowTransitions;
}

/** The flow of all flows comes first, then the charts by name. */
const inReadingOrder = (one: FlowSummary, other: FlowSummary): number =>
  Number(other.machine === systemFlow) - Number(one.machine === systemFlow) ||
  (one.machine < other.machine ? -1 : 1);

/** Files of the drawings; a release that was brought without them has none. */
async function namesDrawn(): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readDrawn(): Promise<Drawn> {
  const summaries: FlowSummary[] = [];
  const replies = new Map<string, OneReply>();
  const transitions = new Map<string, ReadonlySet<string>>();
  for (const name of await namesDrawn()) {
    const flow = z.parse(Flow, JSON.parse(await readFile(path.join(folder, name), 'utf8')));
    summaries.push(summaryOf(flow));
    transitions.set(flow.machine, new Set(flow.transitions.map(({ id }) => id)));
    replies.set(flow.machine, new CheckedReply(JSON.stringify({ item: flow })));
  }
  return { summaries: summaries.toSorted(inReadingOrder), replies, transitions };
}

/**
 * The drawn statecharts (`npm run flows`). Their files are read and checked once, when somebody first asks; a release
 * brings new ones together with a new process.
 */
export function createFlowService() {
  let reading: Promise<Drawn> | null = null;
  const drawn = (): Promise<Drawn> => {
    reading ??= readDrawn().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
  return {
    list: async (): Promise<FlowSummary[]> => [...(await drawn()).summaries],
    transitions: async (): Promise<FlowTransitions> => (await drawn()).transitions,
    /** @throws HttpFailure 404 for a machine that is not drawn */
    one: async (machine: string): Promise<OneReply> =>
      (await drawn()).replies.get(machine) ?? notFound('no such flow'),
  };
}

export type FlowService = ReturnType<typeof createFlowService>;

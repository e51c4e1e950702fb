import { assertEvent, assign, emit, setup } from 'xstate';
import type { ImportRefusal, ImportReport } from '#contract/admin-import.ts';
import { areToWrite } from '#domain/import-outcomes.ts';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { tableImportActors } from './table-import.actors.ts';
import type {
  ChosenFile,
  CompareRequest,
  TableImportCommand,
  TableImportContext,
  TableImportEmitted,
  TableImportInput,
  WriteRequest,
} from './table-import.types.ts';

type TableImportEvent = TableImportCommand | OutcomesOf<typeof tableImportActors>;

/** What a file would do now, where a refusal brings that along. */
const freshReportOf = (error: unknown): ImportReport | null =>
  (refusalOf(error) as ImportRefusal | null)?.report ?? null;

/** The file that was chosen last. */
export function chosenFileOf(event: TableImportEvent): ChosenFile {
  assertEvent(event, 'file.choose');
  return event.file;
}

/** What the rows of the file are compared by. */
export function compareRequestOf({ table, rows }: TableImportContext): CompareRequest {
  if (rows === null) throw new Error('nothing was read');
  return { table, rows };
}

/** What is to be written as it was read in the preview. */
export function writeRequestOf(context: TableImportContext): WriteRequest {
  if (context.report === null) throw new Error('nothing was compared');
  return { ...compareRequestOf(context), version: context.report.version };
}

/** What table-import.machine.ts names: ports, guards and actions. */
export const tableImportSetup = setup({
  types: {
    context: {} as TableImportContext,
    events: {} as TableImportEvent,
    input: {} as TableImportInput,
    emitted: {} as TableImportEmitted,
    tags: {} as PhaseTag,
  },
  actors: tableImportActors,
  guards: {
    isTable: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readFile');
      return 'rows' in event.output;
    },
    isToWrite: ({ context: { report } }) => report !== null && areToWrite(report.rows),
    isRefused: ({ event }) => {
      assertEvent(event, ['xstate.error.actor.compareRows', 'xstate.error.actor.writeRows']);
      return refusalOf(event.error) !== null;
    },
    isChanged: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.writeRows');
      return freshReportOf(event.error) !== null;
    },
  },
  actions: {
    beginAnew: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { fileName: event.file.name, fault: null, rows: null, report: null, problem: null };
    }),
    keepRows: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readFile');
      return { rows: 'rows' in event.output ? event.output.rows : null };
    }),
    keepFault: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.readFile');
      return { fault: 'fault' in event.output ? event.output.fault : null };
    }),
    keepUnreadable: assign({ fault: { kind: 'unreadable', line: null } }),
    keepReport: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.compareRows', 'xstate.done.actor.writeRows']);
      return { report: event.output };
    }),
    keepFreshReport: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.writeRows');
      return { report: freshReportOf(event.error) };
    }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, ['xstate.error.actor.compareRows', 'xstate.error.actor.writeRows']);
      return { problem: problemOf(event.error) };
    }),
    forgetProblem: assign({ problem: null }),
    tellWritten: emit({ type: 'import.written' }),
  },
});

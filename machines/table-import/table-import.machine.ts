import { chosenFileOf, compareRequestOf, tableImportSetup, writeRequestOf } from './table-import.setup.ts';

/**
 * People, cost centers or budgets of a firm are read in from a file (S2.4): its rows are compared first, and written once somebody
 * has read what they do. What has changed meanwhile is compared anew, so that nothing is written unread or twice.
 */
export const tableImportMachine = tableImportSetup.createMachine({
  id: 'table-import',
  context: ({ input: { table } }) => ({
    table,
    fileName: null,
    fault: null,
    rows: null,
    report: null,
    problem: null,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'choosing',
      on: { 'file.choose': { target: 'reading', actions: 'beginAnew' } },
      states: {
        choosing: { tags: 'ready' },
        unreadable: { tags: 'ready' },
        unusable: { tags: 'ready' },
        notCompared: {
          tags: 'blocked',
          on: { 'import.retry': { target: '#table-import.previewing', actions: 'forgetProblem' } },
        },
        previewed: {
          tags: 'ready',
          on: { 'import.confirm': { guard: 'isToWrite', target: '#table-import.importing' } },
        },
        changed: {
          tags: 'ready',
          on: {
            'import.confirm': {
              guard: 'isToWrite',
              target: '#table-import.importing',
              actions: 'forgetProblem',
            },
          },
        },
        refused: {
          tags: 'ready',
          on: { 'import.retry': { target: '#table-import.previewing', actions: 'forgetProblem' } },
        },
        unanswered: {
          tags: 'blocked',
          on: { 'import.retry': { target: '#table-import.importing', actions: 'forgetProblem' } },
        },
        imported: { tags: 'done' },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => ({ file: chosenFileOf(event) }),
        onDone: [
          { guard: 'isTable', target: 'previewing', actions: 'keepRows' },
          { target: 'open.unreadable', actions: 'keepFault' },
        ],
        onError: { target: 'open.unreadable', actions: 'keepUnreadable' },
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        id: 'compareRows',
        src: 'compareRows',
        input: ({ context }) => compareRequestOf(context),
        onDone: { target: 'open.previewed', actions: 'keepReport' },
        onError: [
          { guard: 'isRefused', target: 'open.unusable', actions: 'keepProblem' },
          { target: 'open.notCompared', actions: 'keepProblem' },
        ],
      },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'writeRows',
        src: 'writeRows',
        input: ({ context }) => writeRequestOf(context),
        onDone: { target: 'open.imported', actions: ['keepReport', 'tellWritten'] },
        onError: [
          { guard: 'isChanged', target: 'open.changed', actions: ['keepProblem', 'keepFreshReport'] },
          { guard: 'isRefused', target: 'open.refused', actions: 'keepProblem' },
          { target: 'open.unanswered', actions: 'keepProblem' },
        ],
      },
    },
  },
});

export type TableImportMachine = typeof tableImportMachine;

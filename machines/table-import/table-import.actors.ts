import { fromPromise } from 'xstate';
import type { ImportReport } from '#contract/admin-import.ts';
import type { ChosenFile, CompareRequest, FileContent, WriteRequest } from './table-import.types.ts';

const missing = (name: string) => () => Promise.reject(new Error(`${name}: not provided`));

/** Ports of an import: the browser that reads a file, and two calls, which reject with a `CallFailure`. */
export const tableImportActors = {
  readFile: fromPromise<FileContent, { readonly file: ChosenFile }>(missing('readFile')),
  compareRows: fromPromise<ImportReport, CompareRequest>(missing('compareRows')),
  writeRows: fromPromise<ImportReport, WriteRequest>(missing('writeRows')),
};

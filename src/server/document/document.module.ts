import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { startDrawingThreads } from './drawing-threads.ts';
import { createOrderDocumentService } from './order-document.service.ts';

/** Orders and invoices as PDF, long tables as workbooks. */
export const documentModule = ({ foundation: { database, log } }: { readonly foundation: Foundation }) =>
  ({ service: createOrderDocumentService({ database, drawing: startDrawingThreads(log) }) }) satisfies Module;

import { join } from 'node:path';
import * as z from 'zod/mini';
import { Flow } from '#contract/flows.ts';
import { summaryOf } from '#drawing/summary.ts';
import { loadFactTables, loadMachines } from '#paths/discover.ts';
import { buildFlow, type BuiltFlow } from './flow.ts';
import { indexDocument } from './index-document.ts';
import { flowPage, indexPage } from './page.ts';
import { svgFile } from './svg.ts';
import { buildSystemFlow } from './system-flow.ts';
import { viewerFiles } from './viewer-files.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** Files of docs/flows, by path below it. */
export type FlowDocuments = ReadonlyMap<string, string>;

/** Draws what the machines tell one another and every machine; the same machines give the same bytes. */
export async function buildFlows(): Promise<readonly BuiltFlow[]> {
  const charts = await loadMachines(projectRoot);
  const flows: BuiltFlow[] = [await buildSystemFlow(charts, await loadFactTables(projectRoot))];
  for (const chart of charts) flows.push(await buildFlow(projectRoot, chart));
  return flows;
}

export async function flowDocuments(flows: readonly BuiltFlow[]): Promise<FlowDocuments> {
  const documents = new Map(await viewerFiles());
  const drawn = flows.map(({ flow }) => z.parse(Flow, flow));
  for (const data of drawn) {
    const open = data.variants.find(({ id }) => id === 'open') ?? data.variants[0];
    if (open === undefined) continue;
    documents.set(`${data.machine}.svg`, svgFile(data, open, 'de'));
    documents.set(`${data.machine}.html`, flowPage(data));
    documents.set(`data/${data.machine}.json`, `${JSON.stringify(data)}\n`);
  }
  documents.set('index.html', indexPage(drawn.map(summaryOf)));
  documents.set('README.md', indexDocument(flows));
  return documents;
}

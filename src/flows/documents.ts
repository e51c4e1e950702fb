import { join } from 'node:path';
import * as z from 'zod/mini';
import { Flow } from '#contract/flows.ts';
import { loadMachines } from '#paths/discover.ts';
import { buildFlow, type BuiltFlow } from './flow.ts';
import { indexDocument, indexPage } from './index-page.ts';
import { flowPage, fontRule, viewerScript } from './page.ts';
import { svgFile } from './svg.ts';
import { buildSystemFlow } from './system-flow.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** Files of docs/flows, by path below it. */
export type FlowDocuments = ReadonlyMap<string, string>;

/** Draws what the machines tell one another and every machine; the same machines give the same bytes. */
export async function buildFlows(): Promise<readonly BuiltFlow[]> {
  const charts = await loadMachines(projectRoot);
  const flows: BuiltFlow[] = [await buildSystemFlow(charts)];
  for (const chart of charts) flows.push(await buildFlow(projectRoot, chart));
  return flows;
}

export async function flowDocuments(flows: readonly BuiltFlow[]): Promise<FlowDocuments> {
  const parts = { script: await viewerScript(), font: fontRule() };
  const documents = new Map<string, string>();
  for (const { flow } of flows) {
    const data = z.parse(Flow, flow);
    const open = data.variants.find(({ id }) => id === 'open') ?? data.variants[0];
    if (open === undefined) continue;
    documents.set(`${data.machine}.svg`, svgFile(data, open, 'de'));
    documents.set(`${data.machine}.html`, flowPage(data, parts));
    documents.set(`data/${data.machine}.json`, `${JSON.stringify(data)}\n`);
  }
  documents.set('index.html', indexPage(flows, parts.font));
  documents.set('README.md', indexDocument(flows));
  return documents;
}

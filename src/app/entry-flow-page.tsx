import '#ui/theme/theme.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Flow, FlowSummary } from '#contract/flows.ts';
import { FlowPage } from '#ui/screens/flows/FlowPage.tsx';

/**
 * The script of the pages in docs/flows (docs/decisions/0079): what a page shows stands in it, since nothing can be fetched
 * beside a file. `npm run flows` wrote it and checked it against the contract.
 */
const readPart = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

const flow = readPart('flow') as Flow | null;
const content = flow === null ? { items: readPart('flows') as readonly FlowSummary[] } : { flow };
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <FlowPage content={content} query={location.search} />
    </StrictMode>,
  );

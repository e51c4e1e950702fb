import { flowEndpoints } from '#contract/flows.ts';
import { funnelEndpoints, type Funnel } from '#contract/funnel.ts';
import { index as germanIndex } from '#texts/de/chart-words.ts';
import { index as englishIndex } from '#texts/en/chart-words.ts';
import type { FlowsData } from '#ui/screens/flows/flows-data.ts';
import { funnelOverlayId } from '#ui/screens/flows/funnel-overlay.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** The counts a flow's address asks for; the flow itself is shown without them when they cannot be had. */
async function loadFunnel(loading: PageLoaderArguments, machine: string): Promise<Funnel | null | undefined> {
  const { overlay, ...wanted } = Object.fromEntries(new URL(loading.request.url).searchParams);
  if (overlay !== funnelOverlayId) return undefined;
  const query = funnelEndpoints.one.query.safeParse({
    from: wanted['from'],
    to: wanted['to'],
    mode: wanted['mode'],
  });
  try {
    const request = { params: { machine }, query: query.success ? query.data : {} };
    return (await loadOrNotFound(loading, funnelEndpoints.one, request)).item;
  } catch (error) {
    if (error instanceof Response && error.status < 500) throw error;
    return null;
  }
}

/** What the staff may see; guests are led to the sign-in with a way back (docs/decisions/0064). */
export async function loadFlows(loading: PageLoaderArguments): Promise<FlowsData> {
  const { machine } = loading.params;
  if (machine === undefined) {
    const { items } = await loadOrNotFound(loading, flowEndpoints.list, {});
    return { title: { de: germanIndex.title, en: englishIndex.title }, items, item: null };
  }
  if (!flowEndpoints.one.params.safeParse({ machine }).success) throw new Response(null, { status: 404 });
  const [{ item }, funnel] = await Promise.all([
    loadOrNotFound(loading, flowEndpoints.one, { params: { machine } }),
    loadFunnel(loading, machine),
  ]);
  return { title: item.title, items: [], item, ...(funnel === undefined ? {} : { funnel }) };
}

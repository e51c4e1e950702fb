import { searchSteeringEndpoints } from '#contract/search-steering.ts';
import type { SearchPreview } from '#contract/search-steering.ts';
import { isRuleKind } from '#ui/screens/search-steering/search-steering-data.ts';
import type { SearchDraft, SearchSteeringData } from '#ui/screens/search-steering/search-steering-data.ts';
import { loadContext, loadOrNotFound, type PageLoaderArguments } from '../load.ts';

function draftIn(parameters: URLSearchParams): SearchDraft {
  const said = (name: string): string => parameters.get(name) ?? '';
  const kind = parameters.get('kind');
  const undo = /^[1-9]\d{0,8}$/.test(said('undo')) ? Number(said('undo')) : null;
  return {
    kind: isRuleKind(kind) ? kind : 'synonym',
    word: said('word'),
    target: said('target'),
    query: said('query'),
    remove: undo === null ? parameters.get('remove') : null,
    undo,
  };
}

/** What the draft would change; null as long as something is missing or wrong, which the form says when it is sent. */
async function previewOf(
  { context, request: { signal } }: PageLoaderArguments,
  { kind, word, target, query, remove, undo }: SearchDraft,
): Promise<SearchPreview | null> {
  const { preview } = searchSteeringEndpoints;
  const change = undo !== null ? { undo } : remove !== null ? { remove } : { kind, word, target };
  const asked = { query: { ...change, query } };
  if (!preview.query.safeParse(asked.query).success) return null;
  const answer = await context.get(loadContext)(preview, asked, { signal });
  return answer.outcome === 'ok' ? answer.reply : null;
}

/** The rules of the search, or one change to them; guests are led to the sign-in, others than the staff get the page for 403. */
export async function loadSearchSteering(loading: PageLoaderArguments): Promise<SearchSteeringData> {
  const { rule } = loading.params;
  const steered = await loadOrNotFound(loading, searchSteeringEndpoints.read, {});
  if (rule === undefined) return { shown: 'list', ...steered };
  if (rule !== 'rule') throw new Response(null, { status: 404 });
  const draft = draftIn(new URL(loading.request.url).searchParams);
  const removed = steered.rules.find(({ key }) => key === draft.remove) ?? null;
  const isSaid = draft.undo !== null || draft.remove !== null || draft.word !== '' || draft.target !== '';
  const preview = isSaid ? await previewOf(loading, draft) : null;
  return { shown: 'one', version: steered.version, draft, removed, preview };
}

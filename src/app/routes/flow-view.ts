import { flowEndpoints } from '#contract/flows.ts';
import type { FlowData } from '#ui/screens/flows/flows-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export { Component } from '#ui/screens/flows/FlowScreen.tsx';

export async function loader(loading: PageLoaderArguments): Promise<FlowData> {
  await requireMember(loading);
  const machine = loading.params['machine'] ?? '';
  if (!/^[a-z0-9-]{1,160}$/.test(machine)) throw new Response(null, { status: 404 });
  return loadOrNotFound(loading, flowEndpoints.one, { params: { machine } });
}

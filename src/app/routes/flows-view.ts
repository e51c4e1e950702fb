import { flowEndpoints } from '#contract/flows.ts';
import type { FlowsData } from '#ui/screens/flows/flows-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export { Component } from '#ui/screens/flows/FlowsScreen.tsx';

export async function loader(loading: PageLoaderArguments): Promise<FlowsData> {
  await requireMember(loading);
  return loadOrNotFound(loading, flowEndpoints.list, {});
}

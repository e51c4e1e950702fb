import { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import type { ReleaseRulesData } from '#ui/screens/admin-release-rules/AdminReleaseRulesScreen.tsx';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** What the firm says about its releases; who is no admin gets the page for 403. */
export async function loadAdminReleaseRules(loading: PageLoaderArguments): Promise<ReleaseRulesData> {
  await requireMember(loading);
  return loadOrNotFound(loading, adminReleaseRuleEndpoints.show, {});
}

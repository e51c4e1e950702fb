import { articleAskedFor } from '#contract/offer-request-path.ts';
import type { OfferRequestData } from '#ui/screens/offer-request/offer-request-data.ts';
import type { PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** What the page is opened for; what is on the request the page asks itself. */
export async function loadOfferRequest(loading: PageLoaderArguments): Promise<OfferRequestData> {
  await requireMember(loading);
  return { article: articleAskedFor(new URL(loading.request.url).searchParams) };
}

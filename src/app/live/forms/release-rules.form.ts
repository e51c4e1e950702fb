import { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { categoryTick, ownerlessTick, ownTick, releaseRuleFields } from '#contract/forms/release-rules.ts';
import { releaseRuleForm } from '#domain/forms/release-rules.ts';
import { ask } from '../ask.ts';
import { typedIn } from './firm.forms.ts';
import { seenIn, showAfresh, showOthersChange, type LiveForm } from './live-form.ts';

/** Says which orders of the firm need a release, and who gives it. */
export const releaseRules: LiveForm = {
  faultsIn: ({ values }) => faultsIn(releaseRuleForm, typedIn(releaseRuleFields, values)),
  send: async ({ input: { values }, signal }, takers) => {
    const body = {
      ...typedIn(releaseRuleFields, values),
      categories: Object.keys(values)
        .filter((name) => name.startsWith(categoryTick))
        .map((name) => name.slice(categoryTick.length)),
      isOwnerlessReleased: ownerlessTick in values,
      mayReleaseOwn: ownTick in values,
      ...seenIn(values),
    };
    const { update } = adminReleaseRuleEndpoints;
    const request = { body } as unknown as RequestOf<typeof update>;
    await showOthersChange(ask(takers.call, update, request, { signal, suppressErrors: true }), takers);
    showAfresh(takers);
  },
};

import type { RequestOf } from '#contract/endpoint.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { draftParameters, searchDraftPath, searchSteeringPath } from '#contract/search-steering-path.ts';
import { searchSteeringEndpoints } from '#contract/search-steering.ts';
import { ask } from '../ask.ts';
import { goOn } from './live-form.ts';
import type { LiveForm } from './live-form.ts';

const { preview, publish } = searchSteeringEndpoints;

/** What is said of a change; a removal and what is taken back say nothing of a rule. */
const saidIn = (values: TypedValues): TypedValues =>
  Object.fromEntries(draftParameters.flatMap((name) => (name in values ? [[name, values[name]!]] : [])));

/** Looks at a change: what is wrong is told at its field, else the page shows its effect. */
export const searchRule: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given, values }, signal }, takers) => {
    const said = { ...saidIn(given), ...saidIn(values) };
    const request = { query: said } as unknown as RequestOf<typeof preview>;
    await ask(takers.call, preview, request, { signal, suppressErrors: true });
    goOn(takers, searchDraftPath(said), {});
  },
};

/** Publishes the change whose effect the page shows. */
export const searchRulePublication: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    const { undo, query: _query, ...said } = saidIn(given);
    const body = {
      ...said,
      ...(undo === undefined ? {} : { undo: Number(undo) }),
      from: Number(given['from']),
    };
    const request = { body } as unknown as RequestOf<typeof publish>;
    await ask(takers.call, publish, request, { signal, suppressErrors: true });
    goOn(takers, searchSteeringPath, given, true);
  },
};

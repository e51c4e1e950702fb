import { faultsIn } from '#contract/form-schema.ts';
import { loginForm } from '#domain/forms/login.ts';
import { handOver } from './hand-over.ts';
import { checkoutOf, type LiveForm } from './live-form.ts';

/** Signs in: on its own page to where the visitor wanted, without one in the checkout, which goes on with its next step. */
export const login: LiveForm = {
  faultsIn: ({ values }) => faultsIn(loginForm, values),
  send: ({ input: { given, values }, signal }, takers) => {
    const { redirectTo } = given;
    const { email = '', password = '' } = values;
    if (redirectTo === undefined)
      return handOver({
        taker: checkoutOf(takers),
        command: { type: 'login.submit', email, password },
        signal,
      });
    const command = { type: 'login.submit', email, password, redirectTo } as const;
    return handOver({ taker: takers.page.system.session, command, signal });
  },
};

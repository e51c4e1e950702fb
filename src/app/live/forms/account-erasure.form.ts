import { tabStorageKeys } from '#contract/browser-storage.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { accountErasureForm } from '#domain/forms/account-erasure.ts';
import { ask } from '../ask.ts';
import type { LiveForm } from './live-form.ts';

/** Has the person erased. The page begins anew as a guest's: nothing that was shown is left in it. */
export const accountErasure: LiveForm = {
  faultsIn: ({ values }) => faultsIn(accountErasureForm, values),
  send: async ({ input: { values }, signal }, { call, page }) => {
    const { currentPassword = '' } = values;
    const { redirectTo } = await ask(
      call,
      personalDataEndpoints.erase,
      { body: { currentPassword } },
      {
        signal,
        suppressErrors: true,
        renamesSession: true,
        takes: ['user', 'shop', 'head'],
      },
    );
    page.tabStorage.write(tabStorageKeys.erased, 'true');
    location.replace(redirectTo);
  },
};

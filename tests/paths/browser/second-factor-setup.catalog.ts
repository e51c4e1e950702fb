import type { Catalog } from '#machines/path-ready.ts';
import { secondFactorSetupCatalog } from '#machines/second-factor-setup/second-factor-setup.catalog.ts';
import type { SecondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import { ordinary } from './ordinary.ts';

const { calls } = secondFactorSetupCatalog;

/** The samples of a real account: what was typed wrong is refused without any switch. */
export const secondFactorSetupBrowserCatalog: Catalog<SecondFactorSetupMachine> = {
  ...secondFactorSetupCatalog,
  calls: {
    begin: { ...calls.begin, wrong: ordinary(calls.begin, 'wrong') },
    confirm: {
      ...calls.confirm,
      wrong: ordinary(calls.confirm, 'wrong'),
      changed: ordinary(calls.confirm, 'changed'),
    },
    renewCodes: { ...calls.renewCodes, wrong: ordinary(calls.renewCodes, 'wrong') },
    end: { ...calls.end, wrong: ordinary(calls.end, 'wrong') },
  },
};

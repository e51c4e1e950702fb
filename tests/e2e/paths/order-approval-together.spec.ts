import { orderApprovalEnsemble } from '#machines/order-approval/order-approval.ensemble.ts';
import type { Sample } from '#machines/path-ready.ts';
import { driveTogether } from '#paths/together/drive-together.ts';
import { peopleDriver } from '#paths/together/people-driver.ts';
import { togetherStore } from '#paths/together/stored-together.ts';
import type { WholeScript } from '#paths/together/whole-script.ts';
import {
  seeHeld,
  seeOneDecision,
  twoDesks,
  type OneDesk,
  type SharedOrder,
} from '#tests/paths/browser/order-approval-together.handlers.ts';
import { projectRoot } from '#tests/run/steps.ts';
import { test } from '#tests/support/shop-test.ts';
import { betweenServers } from './both-servers.ts';

const { name, parts } = orderApprovalEnsemble;
const paths = togetherStore.read(projectRoot, name)?.paths ?? [];
if (paths.length === 0) throw new Error(`No paths of ${name} together are kept.`);

/** Whether a path needs a server that fails as told. */
const isFailing = ({ steps }: WholeScript): boolean => {
  const answers = parts['desk']?.catalog.calls.decide as Readonly<Record<string, Sample>>;
  return steps.some(
    ({ cause, name: step }) =>
      cause === 'outcome' && answers[step.slice('decide:'.length)]?.server !== 'default',
  );
};

betweenServers(
  `${name} together`,
  { successes: paths.filter((path) => !isFailing(path)), failures: paths.filter(isFailing) },
  (script, shopFolder) =>
    test(`[R48][S4.3-10] generated path ${script.id} of two in two browsers comes to exactly one final decision`, async ({
      page,
      browser,
    }) => {
      const shared: SharedOrder = {};
      const anna: OneDesk = { page, shopFolder, shared, who: 'admin' };
      const context = await browser.newContext();
      const bernd: OneDesk = { page: await context.newPage(), shopFolder, shared, who: 'deputy' };
      const driver = peopleDriver(orderApprovalEnsemble, {
        anna: { handlers: twoDesks, world: anna },
        bernd: { handlers: twoDesks, world: bernd },
      });
      try {
        await driveTogether(orderApprovalEnsemble, script, {
          ...driver,
          check: async (expected, offer) => {
            await driver.check(expected, offer);
            const { decision } = offer.state.memory as { readonly decision: 'released' | 'denied' | null };
            await seeHeld(offer.whose === 'bernd' ? bernd : anna, decision);
          },
        });
        for (const desk of [anna, bernd]) await seeOneDecision(desk);
      } finally {
        await context.close();
        await shared.waiting?.leave();
      }
    }),
);

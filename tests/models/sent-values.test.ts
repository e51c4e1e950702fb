import { describe, expect, it } from 'vitest';
import { assign, type AnyStateMachine } from 'xstate';
import { checkoutCatalog } from '#machines/checkout/checkout.catalog.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath, type Driver, type Model } from '#paths/drive/driver.ts';
import { pureDriver } from '#paths/drive/pure-driver.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import { projectRoot } from '#tests/run/steps.ts';

const scripts = pathStore.read(projectRoot, 'checkout')?.paths ?? [];
const catalog = checkoutCatalog as unknown as AnyCatalog;

type Given = (input: Record<string, unknown>) => unknown;

/** The checkout with one action done otherwise. */
const withAction = (name: string, action: unknown): AnyStateMachine =>
  checkoutMachine.provide({ actions: { [name]: action } } as never) as AnyStateMachine;

/** The checkout that gives a call something else than it should. */
function withInput(state: string, change: Given): AnyStateMachine {
  const copy = checkoutMachine.provide({}) as AnyStateMachine;
  const [invocation] = copy.getStateNodeById(state).invoke as unknown as {
    input: (given: unknown) => Record<string, unknown>;
  }[];
  const declared = invocation?.input;
  if (invocation === undefined || declared === undefined) throw new Error(`${state} calls nothing.`);
  invocation.input = (given) => change(declared(given)) as never;
  return copy;
}

const faults: readonly (readonly [what: string, machine: AnyStateMachine])[] = [
  [
    'the delivery address is always the billing address',
    withAction(
      'keepShippingAddress',
      assign(({ event }) => ({ pendingShippingAddress: (event as { billing?: unknown }).billing })),
    ),
  ],
  [
    'the delivery address is always said to be that of the invoice',
    withInput('checkout.steps.address.savingShipping', () => ({ isSameAsBilling: true })),
  ],
  [
    'the comment is lost in the call',
    withInput('checkout.ordering.submitting', (input) => ({ ...input, comment: '' })),
  ],
  [
    'the comment is always the first one',
    withAction('keepRemarks', assign({ comment: 'Bitte im Hof abgeben.', reference: 'PO-4711' })),
  ],
  [
    'the account is lost in the way to pay',
    withInput('checkout.steps.methods.savingPayment', ({ slug }) => ({ slug })),
  ],
  [
    'the way to pay is always by invoice',
    withAction('keepPayment', assign({ pendingPayment: { slug: 'invoice' } })),
  ],
  [
    'the way to ship is always the parcel',
    withInput('checkout.steps.methods.savingShipping', () => ({ slug: 'parcel' })),
  ],
  [
    'the mail address of a guest is always the same',
    withInput('checkout.steps.identify.savingGuest', () => ({ guestEmail: 'erika@example.com' })),
  ],
  [
    'the firm is lost from the address of the invoice',
    withInput('checkout.steps.address.savingBilling', ({ address }) => ({
      address: { ...(address as object), company: '', vatId: '' },
    })),
  ],
];

/** Steps at which a stored path notices; none when all paths pass. */
async function noticedBy(
  machine: AnyStateMachine,
  driverOf: (model: Model) => Driver,
): Promise<readonly string[]> {
  const model = { machine, catalog };
  const outcomes = await Promise.allSettled(
    scripts.map((script) => drivePath(model, script, driverOf(model))),
  );
  return outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
  );
}

describe('the stored paths of the checkout, without any other test', () => {
  it('pass on the chart as it is', async () => {
    expect(await noticedBy(checkoutMachine as AnyStateMachine, pureDriver)).toEqual([]);
  });

  it('notice it on the running chart as well', async () => {
    const [[, machine] = []] = faults;
    const noticed = await noticedBy(machine as AnyStateMachine, actorDriver);
    expect(noticed).toHaveLength((await noticedBy(machine as AnyStateMachine, pureDriver)).length);
    expect(noticed.length).toBeGreaterThan(0);
  });

  it.each(faults)('notice that %s', async (_what, machine) => {
    const [first] = await noticedBy(machine, pureDriver);
    expect(first).toMatch(/digest of context, emitted facts and inputs of calls/);
  });
});

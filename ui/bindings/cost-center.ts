import { useState } from 'react';
import type { BasketPosition } from '#contract/basket.ts';
import { problemIn, useForm } from './form.ts';

const fields = {
  uid: { kind: 'line', longest: 400 },
  costCenter: { kind: 'line', longest: 60 },
} as const;

/**
 * Books a position of the basket on a cost center (S7.1-48), or all positions at once. One change on its way; what is chosen
 * meanwhile is chosen anew.
 *
 * @param otherwise what is said when nobody says why it failed
 */
export function useCostCenter(
  { uid, costCenter }: Pick<BasketPosition, 'uid' | 'costCenter'>,
  otherwise: string,
) {
  const { form, view, reopen } = useForm('position-cost-center', fields);
  const [asked, ask] = useState(costCenter);
  const send = (values: { readonly uid: string; readonly costCenter: string }): void => {
    if (form.isBusy) return;
    ask(values.costCenter);
    // One that was sent is open no more.
    reopen();
    form.submit(values);
  };
  return {
    state: view.state,
    /** What stands in the field: what was asked for until it is answered. */
    shown: form.isBusy ? asked : costCenter,
    isBusy: form.isBusy,
    problem: problemIn(view, { error: otherwise })?.sentences.join(' ') ?? null,
    choose: (number: string) => send({ uid, costCenter: number }),
    chooseForAll: () => send({ uid: '', costCenter }),
  };
}

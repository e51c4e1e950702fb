import { oneLineOf, storableOf } from '#contract/storable.ts';

interface Typed {
  readonly comment?: string | undefined;
  readonly reference?: string | undefined;
}

/** The same with what a buyer typed beside an order as it can be stored; what is left out stays so. */
export const storableRemarks = <Body extends Typed>(body: Body): Body => ({
  ...body,
  ...(body.comment === undefined ? {} : { comment: storableOf(body.comment) }),
  ...(body.reference === undefined ? {} : { reference: oneLineOf(body.reference) }),
});

import { describe, expect, it } from 'vitest';
import { findInFlow, variantShowing, variantToggling } from '#drawing/search.ts';
import { writtenFlows } from '#tests/unit/flows/charts.ts';

const checkout = writtenFlows.find(({ machine }) => machine === 'checkout')!;

describe('search in a flow', () => {
  it.each([
    ['a title', 'prüfen', 'checkout.steps.review'],
    ['a call', 'saveOrder', 'checkout.ordering.submitting'],
    ['a clause', 'S7.2-39', 'checkout.ordering'],
    ['an id', 'steps.methods.editing', 'checkout.steps.methods.editing'],
  ])('finds a state by %s', (_, question, id) => {
    expect(findInFlow(checkout, question, 'de').map(({ node }) => node)).toContain(id);
  });

  it('finds transitions by event, guard and sample', () => {
    const found = (question: string) =>
      findInFlow(checkout, question, 'de').map(({ transition }) => transition);
    expect(found('methods.reload')).toContain('checkout|checkout.steps.methods.listsFailed|methods.reload|0');
    expect(found('preis gestiegen')).toContain('checkout|checkout.steps.review|basket.changed|1');
    expect(found('')).toEqual([]);
  });
});

describe('opening and closing compounds', () => {
  it('goes to the stored drawing with the compound open, and back to its parent', () => {
    expect(variantToggling(checkout, 'collapsed', 'checkout.steps')).toBe('checkout.steps');
    expect(variantToggling(checkout, 'checkout.steps', 'checkout.steps.review')).toBe(
      'checkout.steps.review',
    );
    expect(variantToggling(checkout, 'checkout.steps.review', 'checkout.steps.review')).toBe(
      'checkout.steps',
    );
    expect(variantToggling(checkout, 'checkout.steps', 'checkout.steps')).toBe('collapsed');
  });

  it('opens what hides a state that was found', () => {
    expect(variantShowing(checkout, 'collapsed', 'checkout.steps.address.editing')).toBe(
      'checkout.steps.address',
    );
    expect(variantShowing(checkout, 'open', 'checkout.steps.address.editing')).toBe('open');
  });

  it('finds a drawing for every state of every flow', () => {
    const hidden = writtenFlows.flatMap((flow) =>
      flow.nodes.filter(({ id }) => {
        const shown = variantShowing(flow, 'collapsed', id);
        return !flow.variants.find((variant) => variant.id === shown)?.boxes.some(({ node }) => node === id);
      }),
    );
    expect(hidden).toEqual([]);
  });
});

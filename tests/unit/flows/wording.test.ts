import { describe, expect, it } from 'vitest';
import { flowModel } from '#flows/flow-model.ts';
import { loadMachines } from '#paths/discover.ts';
import { projectRoot } from './charts.ts';

const models = new Map((await loadMachines(projectRoot)).map((chart) => [chart.name, flowModel(chart)]));

const transition = (machine: string, id: string) => {
  const found = models.get(machine)?.transitions.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no transition ${id}`);
  return found;
};

const submitting = 'checkout|checkout.ordering.submitting|xstate.error.actor.saveOrder';

describe('words at the arrows', () => {
  it('are the sentence of the one sample that takes a branch', () => {
    const empty = transition('checkout', `${submitting}|2`);
    expect(empty.label).toEqual({ de: 'Der Warenkorb ist leer', en: 'The basket is empty' });
    expect(empty.samples.map(({ name }) => name)).toEqual(['saveOrder:empty']);
    expect(empty.condition?.de).toBe('der Warenkorb ist leer');
  });

  it('give the last branch the samples no branch before it takes', () => {
    const rest = transition('checkout', `${submitting}|6`);
    expect(rest.samples.map(({ name }) => name)).toEqual([
      'saveOrder:noAnswer',
      'saveOrder:serverDown',
      'saveOrder:httpError',
    ]);
    expect(rest.label.de).toBe('saveOrder scheitert [sonst]');
  });

  it('keep the condition where the event alone does not decide', () => {
    const order = transition('checkout', 'checkout|checkout.steps.review|order.submit|0');
    expect(order.label.de).toMatch(/„Zahlungspflichtig bestellen“ drücken \[darf nicht bestellen\]$/u);
  });

  it('say what a delay waits for', () => {
    const waiting = models.get('consent')?.transitions.find(({ cause }) => cause === 'time');
    expect(waiting?.label).toEqual({
      de: 'Die eingestellte Zeit abwarten',
      en: 'Wait for the configured delay',
    });
  });

  it('name the branches of a decision by their conditions alone', () => {
    const labels = models
      .get('consent')
      ?.transitions.filter(({ source }) => source === 'consent.checking')
      .map(({ label }) => label.de);
    expect(labels).toEqual(['Zustimmung ist gespeichert', 'Ablehnung ist gespeichert', 'sonst']);
  });
});

describe('states in reading order', () => {
  it('begin with the first state and follow the journey', () => {
    const children = (parent: string) =>
      models
        .get('checkout')
        ?.nodes.filter((node) => node.parent === parent)
        .map(({ id }) => id.slice(parent.length + 1));
    expect(children('checkout.steps')).toEqual(['identify', 'address', 'methods', 'review']);
    expect(children('checkout')?.slice(0, 2)).toEqual(['arriving', 'loading']);
  });
});

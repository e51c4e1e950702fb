import type { Flow, FlowNode, FlowText, FlowTransition } from '#contract/flows.ts';
import { escaped } from './svg.ts';
import { inBoth } from './wording.ts';

/** A text in both languages; the page shows the one that is chosen. */
export const bothSpans = ({ de, en }: FlowText): string =>
  de === en
    ? escaped(de)
    : `<span class="de" lang="de">${escaped(de)}</span><span class="en" lang="en">${escaped(en)}</span>`;

function transitionItem(flow: Flow, { id, target, cause, label }: FlowTransition): string {
  const targetNode = flow.nodes.find((node) => node.id === target);
  const way =
    targetNode === undefined
      ? `<i>${bothSpans(inBoth(({ signs }) => signs.stays))}</i>`
      : `<a href="#${escaped(targetNode.id)}">${bothSpans(targetNode.title)}</a>`;
  return `<li class="way ${cause}" data-transition="${escaped(id)}">${bothSpans(label)} → ${way}</li>`;
}

function nodeItem(flow: Flow, node: FlowNode): string {
  const ways = flow.transitions.filter(({ source }) => source === node.id);
  const children = flow.nodes.filter(({ parent }) => parent === node.id);
  const phase = node.phase;
  const facts = [
    phase === null
      ? ''
      : `<span class="tag ${phase}">${bothSpans(inBoth(({ phases }) => phases[phase]))}</span>`,
    node.kind === 'passing'
      ? `<span class="tag">${bothSpans(inBoth(({ signs }) => signs.passing))}</span>`
      : '',
    `<code>${escaped(node.id)}</code>`,
    ...node.clauses.map((clause) => `<span class="clause">${escaped(clause)}</span>`),
    ...node.calls.map(({ id }) => `<span class="call">⇄ ${escaped(id)}</span>`),
  ];
  const list = (items: readonly string[], name: string): string =>
    items.length === 0 ? '' : `<ul class="${name}">${items.join('')}</ul>`;
  return [
    `<li id="${escaped(node.id)}" data-node="${escaped(node.id)}"><h2>${bothSpans(node.title)}</h2>`,
    `<p>${bothSpans(node.description)}</p>`,
    `<p class="facts">${facts.filter((fact) => fact !== '').join(' ')}</p>`,
    list(
      ways.map((way) => transitionItem(flow, way)),
      'ways',
    ),
    list(
      children.map((child) => nodeItem(flow, child)),
      'states',
    ),
    '</li>',
  ].join('');
}

/** The chart as a nested list with the same states and transitions, for reading without the picture. */
export function outline(flow: Flow): string {
  const root = flow.nodes[0];
  return root === undefined ? '' : `<ul class="outline">${nodeItem(flow, root)}</ul>`;
}

import type { Flow, FlowNode, FlowSample, FlowTransition } from '#contract/flows.ts';
import { phases as germanPhases, viewer as germanViewer } from '#texts/de/chart-words.ts';
import { phases as englishPhases, viewer as englishViewer } from '#texts/en/chart-words.ts';
import { escaped, type FlowLanguage } from '../svg.ts';

export const wordsOf = (language: FlowLanguage): typeof germanViewer =>
  language === 'de' ? germanViewer : englishViewer;

const phasesOf = (language: FlowLanguage): typeof germanPhases =>
  language === 'de' ? germanPhases : englishPhases;

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const part = (heading: string, content: string): string => `<h3>${escaped(heading)}</h3>${content}`;

const samplesList = (samples: readonly FlowSample[], language: FlowLanguage): string =>
  list(samples.map(({ name, text }) => `${escaped(text[language])} <code>${escaped(name)}</code>`));

const nodeButton = (flow: Flow, id: string, language: FlowLanguage): string => {
  const title = flow.nodes.find((node) => node.id === id)?.title[language] ?? id;
  return `<button type="button" data-go="${escaped(id)}">${escaped(title)}</button>`;
};

/** What a state means, what it calls, where it leads and where it is reached from. */
export function nodePanel(
  flow: Flow,
  node: FlowNode,
  isOpen: boolean | null,
  language: FlowLanguage,
): string {
  const words = wordsOf(language);
  const way = ({ id, label }: FlowTransition, other: string | null): string =>
    `<button type="button" data-way="${escaped(id)}">${escaped(label[language])}</button>${other === null ? '' : ` ${nodeButton(flow, other, language)}`}`;
  const out = flow.transitions.filter(({ source }) => source === node.id);
  const into = flow.transitions.filter(({ target, source }) => target === node.id && source !== node.id);
  return [
    `<h2>${escaped(node.title[language])}</h2>`,
    node.phase === null
      ? ''
      : `<p><span class="tag ${node.phase}">${phasesOf(language)[node.phase]}</span></p>`,
    isOpen === null
      ? ''
      : `<p><button type="button" data-toggle="${escaped(node.id)}">${isOpen ? words.collapse : words.expand}</button></p>`,
    `<p>${escaped(node.description[language])}</p>`,
    `<p><code>${escaped(node.id)}</code></p>`,
    node.clauses.length === 0 ? '' : part(words.clauses, `<p>${node.clauses.map(escaped).join(', ')}</p>`),
    node.tags.length === 0 ? '' : part(words.tags, `<p>${node.tags.map(escaped).join(', ')}</p>`),
    ...node.calls.map(({ id, source, samples }) =>
      part(`${words.calls}: ${id === source ? id : `${id} (${source})`}`, samplesList(samples, language)),
    ),
    out.length === 0
      ? ''
      : part(words.waysOut, list(out.map((transition) => way(transition, transition.target)))),
    into.length === 0
      ? ''
      : part(words.waysIn, list(into.map((transition) => way(transition, transition.source)))),
  ].join('');
}

/** Everything that happens along a line. */
export function transitionsPanel(
  flow: Flow,
  transitions: readonly FlowTransition[],
  language: FlowLanguage,
): string {
  const words = wordsOf(language);
  return transitions
    .map(({ source, target, event, label, condition, actions, samples }) =>
      [
        `<section><h2>${escaped(label[language])}</h2>`,
        `<p>${nodeButton(flow, source, language)} → ${target === null ? '↻' : nodeButton(flow, target, language)}</p>`,
        part(words.event, `<p><code>${escaped(event)}</code></p>`),
        condition === null ? '' : part(words.condition, `<p>${escaped(condition[language])}</p>`),
        samples.length === 0 ? '' : part(words.samples, samplesList(samples, language)),
        actions.length === 0
          ? ''
          : part(words.actions, list(actions.map((name) => `<code>${escaped(name)}</code>`))),
        '</section>',
      ].join(''),
    )
    .join('');
}

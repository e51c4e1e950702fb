import type { EmitRequest } from './emit-request.ts';
import { chartTitle, narrate } from './narration.ts';
import { scriptWords } from './words.ts';

const line = (text: string): string => text.replaceAll('\n', ' ');

/** A feature file: one scenario for each path, its clauses as tags. */
export function gherkin({ graph, cover, language }: EmitRequest): string {
  const words = scriptWords[language];
  const { feature, scenario, given, when, then } = words.gherkin;
  const scenarios = narrate(graph, cover, language).map((path) => {
    const clauses = [...new Set([path.start, ...path.steps].flatMap(({ spec }) => spec))];
    return [
      `  ${[path.id, ...clauses].map((tag) => `@${tag}`).join(' ')}`,
      `  ${scenario}: ${line(path.title)} (${path.id})`,
      `    ${given} ${line(path.start.act)}`,
      ...path.steps.flatMap(({ act, expect }) => [`    ${when} ${line(act)}`, `    ${then} ${line(expect)}`]),
    ].join('\n');
  });
  return `# language: ${language}\n${feature}: ${words.pathsOf(chartTitle(graph, language))}\n\n${scenarios.join('\n\n')}\n`;
}

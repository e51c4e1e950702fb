import type { EmitRequest } from './emit-request.ts';
import { chartTitle, narrate, toDo, type NarratedStep } from './narration.ts';
import { scriptWords } from './words.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A script for people who test by hand: what to do, what to see, a box to tick. */
export function markdown({ graph, cover, language }: EmitRequest): string {
  const words = scriptWords[language];
  const paths = narrate(graph, cover, language);
  const { columns } = words;
  const row = (number: string, step: NarratedStep): string =>
    `| ${number} | ${cell(toDo(step, language))} | ${cell(step.expect)} | ${step.spec.join(', ')} | ☐ |`;
  const sections = paths.map((path, index) =>
    [
      `## ${words.pathNumber(index + 1, paths.length)}: ${path.title}`,
      '',
      `\`${path.id}\``,
      '',
      `| ${columns.number} | ${columns.act} | ${columns.expect} | ${columns.spec} | ${columns.done} |`,
      '| --: | --- | --- | --- | :-: |',
      row(words.start, path.start),
      ...path.steps.map((step, number) => row(String(number + 1), step)),
      '',
      words.tester,
    ].join('\n'),
  );
  return [
    `# ${words.pathsOf(chartTitle(graph, language))}`,
    '',
    words.figures(cover.paths.length, cover.steps, cover.covered.size, cover.targets.length),
    '',
    words.howTo,
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}

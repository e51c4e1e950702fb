import type { EmitRequest } from './emit-request.ts';
import { chartTitle, narrate, toDo, type NarratedStep } from './narration.ts';
import { scriptWords } from './words.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid; padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; }
tr:has(:checked) { opacity: 0.5; }
section { break-before: page; }
`;

/** One page that needs nothing else: the scripts with boxes that can be ticked on screen or on paper. */
export function html({ graph, cover, language }: EmitRequest): string {
  const words = scriptWords[language];
  const paths = narrate(graph, cover, language);
  const { columns } = words;
  const title = escaped(words.pathsOf(chartTitle(graph, language)));
  const row = (path: string, number: string, step: NarratedStep): string => {
    const { expect, spec } = step;
    const cells = [number, toDo(step, language), expect, spec.join(', ')]
      .map((text) => `<td>${escaped(text)}</td>`)
      .join('');
    return `<tr>${cells}<td><input type="checkbox" aria-label="${escaped(`${columns.done}: ${path}, ${number}`)}"></td></tr>`;
  };
  const head = Object.values(columns)
    .map((column) => `<th scope="col">${escaped(column)}</th>`)
    .join('');
  const sections = paths.map((path, index) => {
    const rows = [
      row(path.id, words.start, path.start),
      ...path.steps.map((step, at) => row(path.id, String(at + 1), step)),
    ];
    return `<section id="${path.id}">
<h2>${escaped(`${words.pathNumber(index + 1, paths.length)}: ${path.title}`)}</h2>
<p><code>${path.id}</code></p>
<table><thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<p>${escaped(words.tester)}</p>
</section>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body>
<h1>${title}</h1>
<p>${escaped(words.figures(cover.paths.length, cover.steps, cover.covered.size, cover.targets.length))}</p>
<p>${escaped(words.howTo)}</p>
${sections.join('\n')}
</body>
</html>
`;
}

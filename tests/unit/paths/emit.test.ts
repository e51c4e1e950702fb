import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { describe, expect, it } from 'vitest';
import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { cover } from '#paths/cover/cover.ts';
import type { EmitRequest } from '#paths/emit/emit-request.ts';
import { emit, formats } from '#paths/emit/emit.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { importsOf, parseSource } from '#tests/architecture/syntax.ts';
import { doorCatalog, doorMachine } from './door.ts';

const requestOf = (language: 'de' | 'en'): EmitRequest => {
  const graph = explore(doorMachine, doorCatalog as AnyCatalog);
  const result = cover(graph, 'transitions', { only: new Set(['door|door.open|door.close|0']) });
  return { name: 'door', folder: 'door', graph, cover: result, seed: 7, language };
};

/** Each is a sentence, whether the catalogue names what somebody does or what happens. */
const firstSteps = {
  de: [
    'Angenommen es beginnt so: Vor der Tür stehen.',
    'Wenn dies geschieht: Die Tür öffnen.',
    'Dann gilt: Die Tür geht auf.',
  ],
  en: [
    'Given it begins so: Stand at the door.',
    'When this happens: Open the door.',
    'Then this holds: The door is opening.',
  ],
} as const;

const scenariosOf = (text: string) => {
  let nodeCount = 0;
  const builder = new AstBuilder(() => String((nodeCount += 1)));
  const parser = new Parser(builder, new GherkinClassicTokenMatcher());
  return (parser.parse(text).feature?.children ?? []).flatMap(({ scenario }) => scenario ?? []);
};

describe('formats', () => {
  it('are the six that testers, tools and build servers read', () => {
    expect(formats).toEqual(['playwright', 'vitest', 'markdown', 'gherkin', 'json', 'html']);
  });

  it('markdown is a script for a person, in German', () => {
    expect(emit('markdown', requestOf('de'))).toBe(`# Prüfwege: Tür (door)

1 Weg, 3 Schritte, 1 von 1 Zielen abgedeckt

So geht es: jeden Schritt der Reihe nach tun, mit dem Erwarteten vergleichen und nur dann abhaken, wenn es zutrifft. Weicht etwas ab, die Nummer des Wegs und des Schritts melden und mit dem nächsten Weg weitermachen. „Abwarten“ heißt: nichts tun, bis das Genannte eintritt. Steht dabei, worauf der Testserver zu stellen ist, vorher die Entwicklung darum bitten.

## Weg 1 von 1: Zu → Zu

\`door-f91705c1\`

| Nr. | Tun | Erwarten | Spezifikation | Erledigt |
| --: | --- | --- | --- | :-: |
| Ausgangslage | Vor der Tür stehen. | Die Tür ist zu. |  | ☐ |
| 1 | Die Tür öffnen. | Die Tür geht auf. |  | ☐ |
| 2 | Abwarten: Sie geht auf. | Die Tür ist offen. |  | ☐ |
| 3 | Die Tür schließen. | Die Tür ist zu. |  | ☐ |

Geprüft von: ____________________  am: ____________________
`);
  });

  it('gherkin is what its own parser reads, in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const [scenario, ...others] = scenariosOf(emit('gherkin', requestOf(language)));
      expect(others).toEqual([]);
      expect(scenario?.steps.slice(0, 3).map(({ keyword, text }) => keyword + text)).toEqual(
        firstSteps[language],
      );
      expect(scenario?.steps.map(({ keywordType }) => keywordType)).toEqual([
        'Context',
        'Action',
        'Outcome',
        'Action',
        'Outcome',
        'Action',
        'Outcome',
      ]);
    }
  });

  it('gherkin has a scenario for each path and two steps for each of its own', () => {
    const graph = explore(sessionMachine, sessionCatalog as AnyCatalog);
    const result = cover(graph, 'states');
    const text = emit('gherkin', {
      name: 'session',
      folder: 'session',
      graph,
      cover: result,
      seed: 7,
      language: 'de',
    });
    const scenarios = scenariosOf(text);
    expect(scenarios).toHaveLength(result.paths.length);
    expect(scenarios.flatMap(({ steps }) => steps)).toHaveLength(result.paths.length + 2 * result.steps);
  });

  it('json says each step by name, what it takes and what then holds', () => {
    const { paths, definitions } = JSON.parse(emit('json', requestOf('en')));
    expect(paths[0].steps.at(-1)).toEqual({
      name: 'door.close:close',
      cause: 'event',
      takes: ['door|door.open|door.close|0'],
      refuses: [],
      expects: {
        status: 'active',
        value: 'closed',
        context: { isLocked: false },
        emitted: ['door.slammed'],
        sent: [],
        timersMs: [],
        calls: [],
        digest: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    });
    expect(Object.keys(definitions)).toHaveLength(9);
  });

  it('html needs nothing else and has a named box for each step', () => {
    const text = emit('html', requestOf('en'));
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text).not.toMatch(/(?:src|href)=/);
    expect(text.match(/<input type="checkbox" aria-label="Done: door-f91705c1, /g)).toHaveLength(4);
  });

  it('playwright keeps the paths that only a failing server leads to apart', () => {
    const partsOf = (request: EmitRequest) =>
      emit('playwright', request)
        .split(/const (?:successes|failures): readonly TitledPath\[\] = /)
        .slice(1);
    const [closing = '', noFailures] = partsOf(requestOf('en'));
    expect(closing).toContain('"name": "pushDoor:ok"');
    expect(closing).not.toMatch(/"name": "pushDoor:(?!ok)/);
    expect(noFailures).toMatch(/^\[\];/);

    const all = cover(requestOf('en').graph, 'transitions');
    const [, failing] = partsOf({ ...requestOf('en'), cover: all });
    expect(failing).toMatch(/"name": "pushDoor:(?!ok)/);
  });

  it('playwright takes the samples a browser has of its own where there are any', () => {
    const catalogs = [false, true].map((hasBrowserCatalog) =>
      importsOf(
        parseSource('generated.spec.ts', emit('playwright', { ...requestOf('en'), hasBrowserCatalog })),
      ).map(({ specifier }) => specifier),
    );
    expect(catalogs[0]).toContain('#machines/door/door.catalog.ts');
    expect(catalogs[1]).toContain('#tests/paths/browser/door.catalog.ts');
    expect(catalogs[1]).not.toContain('#machines/door/door.catalog.ts');
  });

  it.each(['vitest', 'playwright'] as const)(
    '%s imports the machine, its samples and the driver',
    (format) => {
      const text = emit(format, requestOf('en'));
      expect(
        importsOf(parseSource(`generated.${format}.ts`, text)).map(({ specifier }) => specifier),
      ).toEqual(
        expect.arrayContaining([
          '#machines/door/door.catalog.ts',
          '#machines/door/door.machine.ts',
          format === 'vitest' ? '#paths/drive/driver.ts' : '#tests/e2e/paths/both-servers.ts',
        ]),
      );
      expect(text).toContain('"title": "door-f91705c1: Closed → Closed"');
    },
  );
});

export type Language = 'de' | 'en';

/** Words of the scripts that testers read; what happens in a path is said by the catalogue and the chart. */
export interface ScriptWords {
  readonly pathsOf: (chart: string) => string;
  readonly pathNumber: (number: number, count: number) => string;
  readonly howTo: string;
  readonly figures: (paths: number, steps: number, covered: number, targets: number) => string;
  readonly columns: {
    readonly number: string;
    readonly act: string;
    readonly expect: string;
    readonly spec: string;
    readonly done: string;
  };
  readonly start: string;
  readonly awaited: (act: string) => string;
  readonly server: (fixture: string) => string;
  readonly nothingChanges: string;
  readonly over: string;
  readonly tester: string;
  readonly gherkin: {
    readonly feature: string;
    readonly scenario: string;
    /** The keyword, and the words that make a sentence of it whatever follows. */
    readonly given: string;
    readonly when: string;
    readonly then: string;
  };
}

export const scriptWords: Readonly<Record<Language, ScriptWords>> = {
  de: {
    pathsOf: (chart) => `Prüfwege: ${chart}`,
    pathNumber: (number, count) => `Weg ${number} von ${count}`,
    howTo:
      'So geht es: jeden Schritt der Reihe nach tun, mit dem Erwarteten vergleichen und nur dann abhaken, wenn es zutrifft. Weicht etwas ab, die Nummer des Wegs und des Schritts melden und mit dem nächsten Weg weitermachen. „Abwarten“ heißt: nichts tun, bis das Genannte eintritt. Steht dabei, worauf der Testserver zu stellen ist, vorher die Entwicklung darum bitten.',
    figures: (paths, steps, covered, targets) =>
      `${paths} ${paths === 1 ? 'Weg' : 'Wege'}, ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'}, ${covered} von ${targets} Zielen abgedeckt`,
    columns: { number: 'Nr.', act: 'Tun', expect: 'Erwarten', spec: 'Spezifikation', done: 'Erledigt' },
    start: 'Ausgangslage',
    awaited: (act) => `Abwarten: ${act}`,
    server: (fixture) => `Testserver auf „${fixture}“ stellen`,
    nothingChanges: 'Es ändert sich nichts.',
    over: 'Der Ablauf ist zu Ende.',
    tester: 'Geprüft von: ____________________  am: ____________________',
    gherkin: {
      feature: 'Funktionalität',
      scenario: 'Szenario',
      given: 'Angenommen es beginnt so:',
      when: 'Wenn dies geschieht:',
      then: 'Dann gilt:',
    },
  },
  en: {
    pathsOf: (chart) => `Test paths: ${chart}`,
    pathNumber: (number, count) => `Path ${number} of ${count}`,
    howTo:
      'How to use this: do the steps in order, compare with what is expected, and tick a step only when it holds. Where something differs, report the number of the path and of the step, and go on with the next path. "Wait" means: do nothing until it happens. Where a setting of the test server is named, ask the developers for it beforehand.',
    figures: (paths, steps, covered, targets) =>
      `${paths} ${paths === 1 ? 'path' : 'paths'}, ${steps} ${steps === 1 ? 'step' : 'steps'}, ${covered} of ${targets} targets covered`,
    columns: { number: 'No.', act: 'Do', expect: 'Expect', spec: 'Specification', done: 'Done' },
    start: 'Starting point',
    awaited: (act) => `Wait: ${act}`,
    server: (fixture) => `set the test server to "${fixture}"`,
    nothingChanges: 'Nothing changes.',
    over: 'The flow has ended.',
    tester: 'Tested by: ____________________  on: ____________________',
    gherkin: {
      feature: 'Feature',
      scenario: 'Scenario',
      given: 'Given it begins so:',
      when: 'When this happens:',
      then: 'Then this holds:',
    },
  },
};

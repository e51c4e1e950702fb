/** Words of the scripts that testers read; what happens in a path is said by the catalogue and the chart. */
export const scriptWords = {
  pathsOf: (chart: string) => `Prüfwege: ${chart}`,
  pathNumber: (number: number, count: number) => `Weg ${number} von ${count}`,
  howTo:
    'So geht es: jeden Schritt der Reihe nach tun, mit dem Erwarteten vergleichen und nur dann abhaken, wenn es zutrifft. Weicht etwas ab, die Nummer des Wegs und des Schritts melden und mit dem nächsten Weg weitermachen. „Abwarten“ heißt: nichts tun, bis das Genannte eintritt. Steht dabei, worauf der Testserver zu stellen ist, vorher die Entwicklung darum bitten.',
  figures: (paths: number, steps: number, covered: number, targets: number) =>
    `${paths} ${paths === 1 ? 'Weg' : 'Wege'}, ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'}, ${covered} von ${targets} Zielen abgedeckt`,
  columns: { number: 'Nr.', act: 'Tun', expect: 'Erwarten', spec: 'Spezifikation', done: 'Erledigt' },
  start: 'Ausgangslage',
  awaited: (act: string) => `Abwarten: ${act}`,
  server: (fixture: string) => `Testserver auf „${fixture}“ stellen`,
  nothingChanges: 'Es ändert sich nichts.',
  over: 'Der Ablauf ist zu Ende.',
  tester: 'Geprüft von: ____________________  am: ____________________',
  gherkin: {
    feature: 'Funktionalität',
    scenario: 'Szenario',
    // The keyword, and the words that make a sentence of it whatever follows.
    given: 'Angenommen es beginnt so:',
    when: 'Wenn dies geschieht:',
    then: 'Dann gilt:',
  },
};

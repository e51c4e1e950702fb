export const scriptWords: typeof import('../de/script-words.ts').scriptWords = {
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
};

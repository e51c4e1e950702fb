const rows = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`);

interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** Reading people, cost centers and budgets of a firm in from a file. */
export const tableImport = {
  titles: { people: 'Read people in', costCenters: 'Read cost centers in', budgets: 'Read budgets in' },
  intro: {
    people:
      'Whoever belongs to your company gets the rights of the file; whoever does not yet is invited by email. Nobody is removed, and people change their names themselves.',
    costCenters:
      'What there is under a number already is changed; each new number becomes a new cost center. Nothing is deleted.',
    budgets:
      'Where there is a budget of this person, cost center and period already, its amount is changed; otherwise it is added and counts from today. Nothing is deleted.',
  },
  room: (p: { count: number; most: number }) =>
    `So far there are ${p.count.toLocaleString('en')} of at most ${p.most.toLocaleString('en')}.`,
  invitationsLeft: (p: { left: number }) => `In this hour you can invite ${p.left} more people.`,
  columnsTitle: 'Columns of the file',
  columnsHint:
    'The first row names the columns, in any order. Other columns do no harm; a column that is missing leaves everything as it is.',
  cellHints: {
    people: 'Administration, Deputy and May order: yes or no. Whoever is new needs a first and a last name.',
    costCenters:
      'State: active or inactive. Several email addresses are separated by a comma; where there is none, everybody may book.',
    budgets: 'Period: Month, Quarter or Year. Person, cost center or both. Amount, for example 1,500.00.',
  },
  pattern: 'Save an empty pattern',
  patternName: { people: 'pattern-people', costCenters: 'pattern-cost-centers', budgets: 'pattern-budgets' },
  listHint: 'You save everything as it is now as CSV above the list; that file fits here.',
  toList: { people: 'To the people', costCenters: 'To the cost centers', budgets: 'To the budgets' },
  file: 'CSV file',
  fileHint: (p: { rows: number }) =>
    `At most ${p.rows.toLocaleString('en')} rows and 1 MB, separated by semicolons or commas. Choosing it changes nothing yet.`,
  otherFile: 'Another CSV file',
  needsScript: 'Your browser needs JavaScript for this.',
  reading: (p: { file: string }) => `Reading “${p.file}” …`,
  previewing: (p: { file: string }) => `Comparing “${p.file}” with your company …`,
  importing: 'Taking the rows over …',
  unreadableTitle: (p: { file: string }) => `“${p.file}” cannot be read`,
  faults: {
    tooLarge: 'The file is too large: please divide it, more than 1 MB cannot be read at once.',
    noText:
      'This is no CSV file. In Excel please choose “Save as” and the file type “CSV UTF-8 (comma delimited)”.',
    malformed: 'The file is no complete table: a quotation mark is missing, or there is one too many.',
    empty: 'There is nothing below the row with the names of the columns.',
    tooManyRows: (p: { most: number }) =>
      `The file has too many rows: please divide it, more than ${p.most.toLocaleString('en')} cannot be read at once.`,
    tooManyColumns: (p: { most: number }) => `The file has more than ${p.most} columns.`,
    unreadable: 'Your browser could not open the file. Please choose it again.',
  },
  inLine: (p: { line: number }) => `Row ${p.line}`,
  unusableTitle: (p: { file: string }) => `“${p.file}” does not fit`,
  notComparedTitle: 'The file could not be compared',
  refusedTitle: 'Nothing was taken over',
  changedTitle: 'The preview has changed',
  unansweredTitle: 'It is not certain whether the rows were taken over',
  failed: 'The shop has not answered. Please try again.',
  unanswered: 'The shop has not answered. Please try again: nothing is taken over twice by that.',
  retry: 'Try again',
  previewTitle: (p: { file: string }) => `Preview of “${p.file}”`,
  doneTitle: (p: { file: string }) => `Taken over from “${p.file}”`,
  counts: (p: Counts) =>
    `${p.new} new, ${p.changed} changed, ${p.unchanged} unchanged, ${p.refused} with faults.`,
  done: (p: Counts) =>
    `${rows(p.new + p.changed)} taken over: ${p.new} new, ${p.changed} changed.` +
    (p.refused === 0 ? '' : ` Left out: ${rows(p.refused)} with faults.`),
  ignored: (p: { columns: string }) => `These columns are not taken over: ${p.columns}.`,
  nothing: 'There is nothing to take over: all rows without faults hold in your company already.',
  confirm: (p: Counts) =>
    `Take over ${rows(p.new + p.changed)}` +
    (p.refused === 0 ? '' : `, leave out ${p.refused.toLocaleString('en')}`),
  saveRefused: 'Save rows with faults',
  refusedName: 'rows-with-faults',
  faultColumn: 'Fault',
  rowsCaption: 'Rows of the file, those with faults first',
  unchangedTitle: 'Unchanged rows',
  columns: {
    line: 'Row',
    name: { people: 'Person', costCenters: 'Cost center', budgets: 'Budget' },
    outcome: 'What happens',
    details: 'Details',
  },
  withoutName: 'not said',
  outcomes: { new: 'new', changed: 'changed', unchanged: 'unchanged', refused: 'left out' },
  given: (p: { column: string; to: string }) => `${p.column}: ${p.to}`,
  change: (p: { column: string; from: string; to: string }) => `${p.column}: ${p.from} → ${p.to}`,
  empty: 'empty',
  fault: (p: { column: string; sentence: string }) => `${p.column}: ${p.sentence}`,
};

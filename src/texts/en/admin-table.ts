/** What is said around the tables of a firm: their columns, their order, and their files. */
export const adminTable = {
  tools: 'Table',
  sortBy: 'Sort by',
  columns: 'Columns',
  shown: (p: { shown: number; all: number }) => `${p.shown} of ${p.all}`,
  columnsHint: 'The first column always stays. This browser remembers your choice.',
  apply: 'Apply columns',
  usual: 'Usual columns',
  /** What is seen, and what is said of it: the same words first. */
  exports: {
    csv: { label: 'As CSV', name: 'As CSV: save' },
    xlsx: { label: 'As Excel', name: 'As Excel: save' },
  },
  exporting: 'Preparing the file …',
  exportFailed: 'The file could not be saved. Please try again.',
  leftOut: (p: { rows: string; left: string }) =>
    `The file holds the first ${p.rows} rows; ${p.left} more are missing. Narrow the search or the days to get them.`,
};

/** A table as a file: text for any spreadsheet, or a workbook. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

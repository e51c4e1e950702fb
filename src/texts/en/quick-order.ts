import type { quickOrder as german } from '../de/quick-order.ts';

/** The page on which many numbers are ordered at once. */
export const quickOrder: typeof german = {
  title: 'Quick order',
  metaDescription: 'Order many articles at once: type numbers, paste them from Excel or upload a file.',
  intro:
    "Type numbers, paste a list or upload a file. The article number, the maker's number or an old number will do.",
  needsScript: 'JavaScript has to be switched on for the quick order.',
  notAllowed: 'Ordering is not enabled for you at present. You can look things up here all the same.',
  readTitle: 'A whole list',
  paste: 'Paste a list',
  pasteHint:
    'One line per article, number and quantity in any order, separated by tab, semicolon or comma. From Excel: copy the columns and paste them here.',
  pasteExample: 'CF259X; 2',
  take: 'Take the lines over',
  file: 'Upload a file',
  fileHint: (p) => `CSV or Excel (XLSX), up to ${p.most} lines.`,
  sample: 'Download a sample file',
  sampleName: 'quick-order-sample',
  sampleHeads: ['Number', 'Quantity'],
  reading: 'The list is being read …',
  resolving: 'The numbers are being looked up …',
  adding: 'The articles go into the basket …',
  read: (p) => (p.count === 1 ? 'One line read.' : `${p.count} lines read.`),
  faultTitle: 'The list was not taken over',
  faults: {
    unreadable: 'This cannot be read as a list. Please save the file as CSV or XLSX.',
    tooLarge: 'The file is too large. The columns with number and quantity will do.',
    empty: 'There is no line with a number in it.',
  },
  tooMany: (p) =>
    `That would be ${p.read} lines; ${p.most} are possible. Nothing was added: please order in two parts.`,
  unresolvedTitle: 'The numbers were not looked up',
  notAddedTitle: 'The articles are not in the basket',
  unansweredTitle: 'No answer',
  unanswered:
    'We do not know whether the articles are in the basket. Please look there before you try again.',
  failed: 'That did not work. Please try again.',
  retry: 'Try again',
  linesTitle: 'Lines',
  number: 'Number',
  quantity: 'Quantity',
  numberOf: (p) => `Number, line ${p.place}`,
  quantityOf: (p) => `Quantity, line ${p.place}`,
  newNumber: 'Number, new line',
  newQuantity: 'Quantity, new line',
  remove: (p) => `Remove line ${p.place}`,
  clear: 'Remove all lines',
  states: {
    open: 'Being looked up',
    ok: 'Found',
    corrected: 'Found',
    ambiguous: 'Please choose',
    replaced: 'Replaced',
    unknown: 'Not found',
  },
  notAvailable: 'Cannot be ordered',
  otherQuantity: 'Change the quantity',
  choose: 'Take',
  chooseNamed: (p) => `Take ${p.name}`,
  more: (p) =>
    p.count === 1
      ? 'One more matches; the search shows it.'
      : `${p.count} more match; the search shows them.`,
  search: 'Search',
  searchFor: (p) => `Search for "${p.number}"`,
  articleNumber: (p) => `Art. no. ${p.number}`,
  each: (p) => `${p.price} per ${p.unit}`,
  tooManyOf: (p) => `So many cannot be had, at most ${p.most}.`,
  takeMost: (p) => `Take ${p.most}`,
  notANumber: 'This is no quantity.',
  noneOfIt: 'With this quantity the line is not ordered.',
  toFirstLeft: 'To the first of them',
  corrected: (p) =>
    `It will be ${p.quantity} instead of ${p.typed}, since the article comes in certain quantities only.`,
  sum: (p) =>
    p.count === 1 ? `One line can be ordered, ${p.sum}` : `${p.count} lines can be ordered, ${p.sum}`,
  net: 'net, plus shipping',
  gross: 'incl. VAT, plus shipping',
  left: (p) => (p.count === 1 ? 'One line is still open.' : `${p.count} lines are still open.`),
  add: (p) => `All into the basket${p.count === 0 ? '' : ` (${p.count})`}`,
  added: (p) => (p.count === 1 ? 'One line is in the basket.' : `${p.count} lines are in the basket.`),
  stays: (p) =>
    p.count === 1 ? 'One still stands here, with why.' : `${p.count} still stand here, with why.`,
  toBasket: 'To the basket',
};

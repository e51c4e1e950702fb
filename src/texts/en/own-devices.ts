const weeks = (count: number): string => (count === 1 ? '1 week' : `${count} weeks`);

/** How often something happens; weeks where days would be more exact than it is. */
const every = (days: number): string =>
  days <= 1 ? 'every day' : days < 14 ? `every ${days} days` : `every ${Math.round(days / 7)} weeks`;

/** Sentences of the page of own devices; both languages come with its view. */
export const ownDevices: typeof import('../de/own-devices.ts').ownDevices = {
  title: 'My devices',
  intro: 'Your printers with everything that goes into them. One click puts a whole set into the basket.',
  introFirm:
    'The printers of your company with everything that goes into them. Everybody in it sees them; admins can change them.',
  emptyTitle: 'No printers yet',
  emptyText: 'Paste a list of your models below, or find a printer and press "Remember printer" on its page.',
  forFirm: 'What you save here everybody in your company sees.',
  toFinder: 'Find a printer',
  of: (p: { name: string; place: string }) => (p.place === '' ? p.name : `${p.name} (${p.place})`),
  room: 'Room',
  costCenter: 'Cost center',
  noCostCenter: 'None',
  note: 'Note',
  ofFirm: 'Company',
  costCenterOf: (p: { number: string }) => `Cost center ${p.number}`,
  gone: 'We no longer carry this printer.',
  nothingFits: 'Nothing can be ordered for it at the moment.',
  missing: (p: { colours: readonly string[] }) => `Currently without ${p.colours.join(', ')}.`,
  instead: (p: { kind: string }) =>
    `Nothing of this kind can be ordered at present; shown instead: ${p.kind}.`,
  closedCostCenter: (p: { number: string }) =>
    `You cannot book on cost center ${p.number}: the set goes into the basket without one.`,
  kind: 'Kind',
  kinds: { original: 'Original', highYield: 'Original XL', alternative: 'Compatible or rebuilt' },
  addSet: (p: { sum: string }) => `Add the set to the basket · ${p.sum}`,
  addSetOf: (p: { name: string; sum: string }) => `Add the set for ${p.name} to the basket, ${p.sum}`,
  pick: 'Select',
  together: 'Several sets at once',
  forAll: (p: { count: number }) =>
    `For ${p.count === 1 ? '1 printer' : `${p.count} printers`} of this page. Select some above, and it is for these only.`,
  forPicked: (p: { count: number }) =>
    p.count === 1 ? 'For 1 selected printer.' : `For ${p.count} selected printers.`,
  line: (p: { quantity: string; name: string }) => `${p.quantity} ${p.name}`,
  forDevices: (p: { names: readonly string[] }) => `for ${p.names.join(', ')}`,
  addTogether: (p: { count: number; sum: string }) =>
    `Add everything to the basket · ${p.count === 1 ? '1 item' : `${p.count} items`} · ${p.sum}`,
  lasts: (p: { colour: string; least: number; most: number }): string => {
    if (p.least >= 52) return `${p.colour} lasts for another year or longer`;
    if (p.least === p.most) return `${p.colour} lasts for about ${weeks(p.most)} more`;
    if (p.least === 0) return `${p.colour} lasts for up to ${weeks(p.most)} more`;
    return `${p.colour} lasts for ${p.least} to ${p.most} more weeks`;
  },
  due: (p: { colour: string }) => `${p.colour} should be ordered soon`,
  past: (p: { colour: string; date: string; pieces: string }) =>
    `${p.colour} was last ordered on ${p.date} (quantity ${p.pieces}).`,
  forTogether: (p: { said: string; count: number }) => `${p.said}, for ${p.count} devices together`,
  because: (p: { date: string; pieces: string; everyDays: number }) =>
    `Last ordered on ${p.date} (quantity ${p.pieces}), over the last 12 months ${every(p.everyDays)} on average.`,
  saidAt: (p: { colour: string; device: string }) => `${p.colour}: see ${p.device}`,
  dueTitle: 'Soon to run out',
  dueLine: (p: { said: string; devices: readonly string[] }) => `${p.said}: ${p.devices.join(', ')}`,
  dueWithout: 'Nothing can be ordered for it at the moment.',
  addDue: (p: { count: number; sum: string }) =>
    `Add what is missing to the basket · ${p.count === 1 ? '1 item' : `${p.count} items`} · ${p.sum}`,
  needsOrders: 'A forecast needs orders on two different days.',
  forecasts: 'Show forecasts from my orders',
  forecastsOfFirm: 'Show forecasts from the orders of the company',
  forecastsHint:
    'We reckon how long a colour lasts from the orders of the last 12 months. Nothing is ordered by itself.',
  forecastsHintFirm:
    'We reckon how long a colour lasts from the orders of the last 12 months. For devices of the company its admins see it, for own devices everybody. Nothing is ordered by itself.',
  forecastsAgain: 'Change forecasts again',
  change: 'Change',
  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved.',
  goOn: 'Change again',
  remove: 'Remove the printer',
  removeQuestion: (p: { name: string; isOfFirm: boolean }) =>
    `Do you really want to remove ${p.name}? ${p.isOfFirm ? 'Nobody in your company will see it any more. ' : ''}Room, cost center and note go with it.`,
  removeConfirm: 'Yes, remove',
  removing: 'Removing …',
  openTitle: 'Still to be assigned',
  openHint: 'It is not clear which printer these lines mean. Please choose it, or discard the line.',
  ambiguous: (p: { count: number }): string =>
    p.count === 1 ? 'Probably meant:' : 'Several printers are called this or similar:',
  unknown: 'We do not know this printer. The nearest are:',
  unknownWithout: 'We do not know this printer.',
  choose: (p: { printer: string; line: string }) => `Take ${p.printer} for "${p.line}"`,
  drop: (p: { line: string }) => `Discard the line "${p.line}"`,
  dropAll: 'Discard all open lines',
  dropAllQuestion: (p: { count: number }) =>
    `Do you really want to discard all ${p.count} lines? They are kept nowhere else.`,
  dropAllConfirm: 'Yes, discard all',
  moreOpen: (p: { count: number }) =>
    `${p.count === 1 ? '1 more follows' : `${p.count} more follow`} once these are assigned.`,
  importTitle: 'Paste a list of models',
  importLabel: 'Models, one a line',
  importHint: (p: { most: number }) =>
    `Behind it room, cost center and note, parted by a semicolon or copied from a spreadsheet, e.g. "HP M402dn; Reception; 4711". ${p.most} lines at most at once.`,
  importSubmit: 'Save the printers',
  importing: 'Reading …',
  importAgain: 'Paste more',
  imported: 'The lines have been read.',
  toOpen: 'To the lines for which you still have to choose',
  takeOverTitle: 'Remembered in this browser',
  takeOver: (p: { names: readonly string[] }) => p.names.join(', '),
  takeOverSubmit: (p: { count: number; isForFirm: boolean }) =>
    `Take ${p.count === 1 ? 'it' : `all ${p.count}`} into ${p.isForFirm ? 'the list of the company' : 'my account'}`,
  guestIntro: 'These printers are remembered in this browser alone.',
  guestOffer:
    'Signed in, you have your printers everywhere: with room and cost center, everything that fits, and the whole set at one click.',
  signIn: 'Sign in',
  guestEmpty: 'Press "Remember printer" on the page of a printer, and it stands here.',
  forget: (p: { name: string }) => `Forget ${p.name}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (p: { page: number }) => `Page ${p.page}`,
};

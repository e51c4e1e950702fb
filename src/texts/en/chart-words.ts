export const phases = { busy: 'working', ready: 'ready', blocked: 'blocked', done: 'done' };

export const signs = {
  anytime: 'At any time',
  passing: 'decision',
  machine: 'flow',
  parallel: 'side by side',
  history: 'where one was',
  firstTime: 'the first time',
  otherwise: 'otherwise',
  always: 'at once',
  stays: 'stays',
  allFinished: 'everything inside has ended',
  start: 'Start',
};

const more = (count: number): string => `and ${count} more`;
const states = (count: number): string => `${count} ${count === 1 ? 'state' : 'states'} inside`;
const succeeds = (call: string): string => `${call} succeeds`;
const fails = (call: string): string => `${call} fails`;
const breaks = (part: string): string => `part "${part}" breaks`;
const waits = (delay: string): string => `wait for ${delay}`;

export const index = {
  title: 'Flows of the shop',
  lead: 'Every flow is drawn from its statechart. Written by "npm run flows"; do not edit.',
  flow: 'Flow',
  machine: 'Machine',
  states: 'States',
  transitions: 'Transitions',
  calls: 'Calls',
  clauses: 'Clauses',
  system: 'What the flows tell one another',
  systemLead: 'Each box is a flow, each arrow something it tells another one.',
};

/** English beside ../de/chart-words.ts. */
export const chart = {
  phases,
  signs,
  index,
  more,
  states,
  succeeds,
  fails,
  breaks,
  waits,
};

export const viewer = {
  allFlows: 'All flows',
  view: 'View',
  collapsed: 'Everything collapsed',
  open: 'Everything expanded',
  search: 'Find a state, event, call or clause',
  noHit: 'Nothing found.',
  fit: 'Fit',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  language: 'Deutsch',
  diagram: 'Diagram',
  outline: 'Outline',
  print: 'Print',
  expand: 'Expand',
  collapse: 'Collapse',
  clauses: 'Clauses',
  calls: 'Calls',
  tags: 'Tags',
  waysOut: 'Leads to',
  waysIn: 'Reached from',
  samples: 'Samples',
  condition: 'Condition',
  actions: 'What is done',
  event: 'Event',
  nothingChosen: 'Choose a state or a line to read what it means.',
  stage: 'Flow chart',
  toolbar: 'Tools',
  details: 'Details',
  svg: 'SVG',
  png: 'PNG',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  hits: 'Hits',
  intro: 'Every flow is drawn from its statechart. Only the staff of the shop see these pages.',
  help: 'Drag or use the wheel to move, Ctrl and wheel or two fingers to zoom. Keys: arrows move, + and − zoom, 0 fits, Space chooses, Enter expands and collapses.',
};

export const pathWords: typeof import('../de/chart-words.ts').pathWords = {
  path: 'Test path',
  noPath: 'Play a test path …',
  layers: { machine: 'Model', view: 'Views', browser: 'Browser' },
  pathName: ({ layer, number, from, to, count }) => `${layer} ${number}: ${from} → ${to} (${count} steps)`,
  back: 'One step back',
  forward: 'One step on',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'Slow', usual: 'Normal', fast: 'Fast' },
  endPath: 'Close the test path',
  copyLink: 'Copy a link to this step',
  linkCopied: 'The link is copied.',
  steps: 'Steps',
  start: 'Starting point',
  stepStatus: ({ number, count, says, at }) => `Step ${number} of ${count}: ${says} Now: ${at}.`,
  overlay: 'Overlay',
  noOverlay: 'No overlay',
  coverage: ({ layer }) => `Coverage: ${layer}`,
  covered: ({ layer, taken, total }) =>
    `Test paths of the layer "${layer}" take ${taken} of ${total} transitions.`,
  nobodyWalks: ({ layer }) => `There are no test paths of the layer "${layer}" here.`,
  neverTaken: 'never taken',
};

export const liveWords: typeof import('../de/chart-words.ts').liveWords = {
  tab: 'Live',
  title: 'In this browser',
  lead: 'What the tabs of this browser are doing. Open the shop in a second tab and watch it here. Nothing of this leaves the browser; only names from the diagram are reported.',
  nobody: 'The flow is not running in this browser at the moment.',
  now: ({ at, where }) => `Now: ${at} (${where}).`,
  place: ({ at, where }) => `${at} (${where})`,
  last: 'Last transitions',
  tabs: { own: 'this tab', other: 'another tab' },
};

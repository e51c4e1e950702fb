/** Where the brand and the number stand on a motif: centre of the brand line and the longest width, in drawing units. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Motif {
  /** Shapes in a field of 200 × 200; `{A}` accent, `{S}` its shade, `{D}` dark, `{M}` middle, `{L}` light, `{W}` white. */
  readonly shapes: string;
  readonly label: LabelPlace;
}

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius > 0 ? ` rx="${radius}"` : ''}/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const board =
  box(34, 46, 132, 92, '{D}', 4) +
  box(40, 52, 120, 80, '{W}', 2) +
  line('M64 138 54 170M136 138l10 32', '{M}', 6) +
  line('M56 116h50', '{A}', 6);

/** One calm, flat motif per family of goods (design: drawn pictures in one style). */
export const motifs: Readonly<Record<string, Motif>> = {
  ink: {
    shapes:
      area('M62 44h66l14 16v104H62z', '{D}') +
      box(62, 74, 80, 66, '{W}') +
      box(62, 140, 80, 24, '{A}') +
      box(74, 52, 34, 10, '{M}', 2) +
      box(118, 150, 16, 6, '{S}', 1),
    label: { x: 102, y: 104, width: 70 },
  },
  bottle: {
    shapes:
      area('M84 34h32v20H84z', '{D}') +
      area('M76 54h48l14 26v86a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6V80z', '{L}') +
      area('M62 118h76v48a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6z', '{A}') +
      box(62, 86, 76, 46, '{W}') +
      box(90, 26, 20, 8, '{A}', 2),
    label: { x: 100, y: 107, width: 68 },
  },
  toner: {
    shapes:
      area('M24 84l16-16h120l16 16v48H24z', '{D}') +
      box(24, 132, 152, 12, '{M}', 2) +
      box(44, 82, 112, 42, '{W}', 2) +
      box(24, 76, 12, 56, '{A}') +
      box(164, 76, 12, 56, '{A}') +
      box(36, 144, 128, 8, '{A}', 4) +
      line('M70 68V58h60v10', '{M}', 6),
    label: { x: 100, y: 101, width: 104 },
  },
  drum: {
    shapes:
      box(22, 70, 156, 28, '{D}', 4) +
      box(34, 98, 132, 38, '{S}', 19) +
      box(34, 104, 132, 10, '{A}', 5) +
      disc(28, 117, 12, '{M}') +
      disc(172, 117, 12, '{M}') +
      disc(28, 117, 4, '{W}') +
      disc(172, 117, 4, '{W}') +
      box(50, 44, 100, 38, '{W}', 2) +
      line('M50 44h100v38H50z', '{M}', 2),
    label: { x: 100, y: 61, width: 88 },
  },
  ribbon: {
    shapes:
      area(
        'M28 70h144a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8h-34l-8 14H70l-8-14H28a8 8 0 0 1-8-8V78a8 8 0 0 1 8-8z',
        '{D}',
      ) +
      disc(48, 100, 16, '{M}') +
      disc(152, 100, 16, '{M}') +
      disc(48, 100, 6, '{W}') +
      disc(152, 100, 6, '{W}') +
      line('M70 148h60', '{A}', 6) +
      box(70, 80, 60, 40, '{W}', 2),
    label: { x: 100, y: 98, width: 54 },
  },
  'label-tape': {
    shapes:
      box(40, 46, 120, 84, '{D}', 8) +
      box(52, 58, 96, 44, '{W}', 3) +
      area('M120 130h26v34h-26z', '{A}') +
      area('M120 164l6.500 6 6.500-6 6.500 6 6.500-6z', '{A}') +
      disc(66, 116, 7, '{M}') +
      box(84, 110, 56, 12, '{M}', 2),
    label: { x: 100, y: 78, width: 86 },
  },
  'label-roll': {
    shapes:
      disc(88, 96, 56, '{L}') +
      disc(88, 96, 46, '{W}') +
      disc(88, 96, 22, '{M}') +
      disc(88, 96, 14, '{W}') +
      area('M88 152h90v-34h-40', '{L}') +
      box(116, 112, 58, 36, '{W}', 3) +
      box(116, 110, 58, 5, '{A}'),
    label: { x: 145, y: 128, width: 50 },
  },
  'waste-toner': {
    shapes:
      area('M40 60h96l24 18v78H40z', '{L}') +
      area('M40 118h120v38H40z', '{M}') +
      box(58, 50, 34, 10, '{D}', 3) +
      box(118, 54, 12, 12, '{A}', 6) +
      box(56, 80, 88, 34, '{W}', 2),
    label: { x: 100, y: 96, width: 82 },
  },
  maintenance: {
    shapes:
      box(36, 74, 128, 84, '{L}', 4) +
      area('M36 74l18-26h92l18 26z', '{M}') +
      box(90, 48, 20, 110, '{A}') +
      box(48, 96, 104, 40, '{W}', 2),
    label: { x: 100, y: 114, width: 96 },
  },
  paper: {
    shapes:
      area('M42 84l22-30h116l-22 30z', '{L}') +
      box(42, 84, 116, 78, '{W}') +
      area('M158 84l22-30v78l-22 30z', '{M}') +
      box(42, 146, 116, 10, '{A}') +
      line('M42 84h116v78H42z', '{M}', 2),
    label: { x: 100, y: 122, width: 106 },
  },
  sheet: {
    shapes:
      box(60, 40, 90, 120, '{M}', 2) +
      box(52, 48, 90, 120, '{W}', 2) +
      line('M52 48h90v120H52z', '{M}', 2) +
      [64, 90, 116].map((y) => box(62, y, 30, 18, '{L}', 3) + box(102, y, 30, 18, '{L}', 3)).join('') +
      box(62, 64, 30, 18, '{A}', 3),
    label: { x: 97, y: 150, width: 80 },
  },
  roll: {
    shapes:
      box(60, 60, 80, 104, '{L}') +
      `<ellipse cx="100" cy="164" rx="40" ry="14" fill="{L}"/><ellipse cx="100" cy="60" rx="40" ry="14" fill="{W}" stroke="{M}" stroke-width="2"/><ellipse cx="100" cy="60" rx="14" ry="5" fill="{M}"/>` +
      area('M140 60h22v104h-30c6-2 8-6 8-10z', '{W}') +
      box(60, 104, 80, 34, '{W}') +
      box(60, 138, 80, 6, '{A}'),
    label: { x: 100, y: 118, width: 72 },
  },
  tape: {
    shapes:
      disc(96, 100, 58, '{A}') +
      disc(96, 100, 38, '{S}') +
      disc(96, 100, 34, '{W}') +
      area('M96 158h78v-16h-50z', '{A}'),
    label: { x: 96, y: 98, width: 58 },
  },
  notebook: {
    shapes:
      box(52, 38, 104, 130, '{A}', 4) +
      box(52, 38, 16, 130, '{S}', 4) +
      box(82, 62, 60, 36, '{W}', 2) +
      [50, 74, 98, 122, 146].map((y) => disc(56, y + 4, 4, '{W}')).join(''),
    label: { x: 112, y: 78, width: 54 },
  },
  note: {
    shapes:
      area('M46 54h100v82l-22 22H46z', '{A}') +
      area('M124 158v-22h22z', '{S}') +
      line('M60 120h52', '{S}', 4) +
      box(60, 40, 100, 14, '{L}'),
    label: { x: 96, y: 88, width: 86 },
  },
  envelope: {
    shapes:
      box(28, 58, 144, 92, '{W}', 3) +
      line('M28 58h144v92H28z', '{M}', 2) +
      line('M30 60l70 54 70-54', '{M}', 3) +
      box(40, 124, 34, 14, '{L}', 1) +
      box(146, 128, 16, 12, '{A}', 1),
    label: { x: 112, y: 130, width: 56 },
  },
  carton: {
    shapes:
      area('M100 40l66 28v70l-66 30-66-30V68z', '{L}') +
      area('M100 96l66-28v70l-66 30z', '{M}') +
      area('M34 68l66 28v72l-66-30z', '{L}') +
      area('M66 54l66 28v22l-12-5V88L54 60z', '{A}'),
    label: { x: 66, y: 124, width: 58 },
  },
  binder: {
    shapes:
      box(60, 34, 56, 134, '{A}', 3) +
      box(116, 38, 34, 130, '{S}') +
      box(68, 52, 40, 62, '{W}', 2) +
      disc(88, 142, 11, '{W}') +
      disc(88, 142, 7, '{D}'),
    label: { x: 88, y: 80, width: 36 },
  },
  folder: {
    shapes:
      area('M34 62h48l10 12h74v84H34z', '{S}') +
      area('M34 84h132l-6 76H40z', '{A}') +
      box(62, 104, 76, 32, '{W}', 2),
    label: { x: 100, y: 119, width: 70 },
  },
  tray: {
    shapes:
      [60, 96, 132]
        .map((y) => area(`M34 ${y}h132l-8 24H42z`, '{M}') + box(50, y - 6, 100, 6, '{W}'))
        .join('') + box(34, 128, 132, 6, '{A}'),
    label: { x: 100, y: 34, width: 90 },
  },
  pen: {
    shapes:
      '<g transform="rotate(38 100 100)">' +
      box(90, 20, 20, 118, '{A}', 8) +
      area('M90 138h20l-10 30z', '{M}') +
      area('M97 158h6l-3 10z', '{D}') +
      box(90, 52, 20, 6, '{W}') +
      box(108, 24, 6, 50, '{D}', 3) +
      '</g>',
    label: { x: 138, y: 166, width: 70 },
  },
  glue: {
    shapes:
      box(74, 70, 52, 98, '{W}', 4) +
      line('M74 74h52v94H74z', '{M}', 2) +
      box(78, 34, 44, 36, '{A}', 4) +
      box(74, 120, 52, 34, '{A}'),
    label: { x: 100, y: 96, width: 48 },
  },
  scissors: {
    shapes:
      line('M72 52l62 84M128 52L66 136', '{M}', 10) +
      `<circle cx="60" cy="150" r="18" fill="none" stroke="{A}" stroke-width="10"/><circle cx="140" cy="150" r="18" fill="none" stroke="{A}" stroke-width="10"/>` +
      disc(100, 92, 5, '{D}'),
    label: { x: 100, y: 40, width: 110 },
  },
  stapler: {
    shapes:
      area('M34 92c40-26 90-30 132-18v26H40z', '{A}') +
      box(34, 134, 136, 16, '{D}', 5) +
      box(140, 96, 26, 40, '{M}') +
      line('M46 104h84', '{W}', 6),
    label: { x: 100, y: 168, width: 110 },
  },
  clip: {
    shapes:
      line('M74 134V70a24 24 0 0 1 48 0v74a16 16 0 0 1-32 0V78', '{A}', 9) + line('M140 158V96', '{L}', 8),
    label: { x: 100, y: 182, width: 120 },
  },
  stamp: {
    shapes:
      area('M88 40h24l-4 46h-16z', '{D}') +
      disc(100, 42, 18, '{D}') +
      box(58, 86, 84, 40, '{M}', 4) +
      box(52, 126, 96, 12, '{A}', 2) +
      line('M60 158h80', '{A}', 5),
    label: { x: 100, y: 106, width: 76 },
  },
  device: {
    shapes:
      area('M44 60h112v24H44z', '{W}') +
      line('M44 60h112v24H44z', '{M}', 2) +
      box(30, 82, 140, 62, '{D}', 6) +
      box(44, 90, 112, 34, '{W}', 2) +
      box(48, 144, 104, 22, '{L}') +
      disc(152, 132, 4, '{A}') +
      box(46, 130, 40, 4, '{M}', 2),
    label: { x: 100, y: 106, width: 100 },
  },
  calculator: {
    shapes:
      box(58, 36, 84, 132, '{D}', 7) +
      box(68, 46, 64, 28, '{L}', 2) +
      [84, 104, 124, 144]
        .map((y) => [68, 92, 116].map((x) => box(x, y, 16, 13, x === 116 ? '{A}' : '{W}', 2)).join(''))
        .join(''),
    label: { x: 100, y: 58, width: 56 },
  },
  board: { shapes: board, label: { x: 100, y: 82, width: 104 } },
  cleaner: {
    shapes:
      area('M82 34h36l16 10v10H98v10H82z', '{D}') +
      area('M84 64h30l20 30v70a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6V94z', '{A}') +
      box(66, 104, 68, 44, '{W}'),
    label: { x: 100, y: 124, width: 60 },
  },
  bin: {
    shapes:
      area('M56 66h88l-10 104H66z', '{L}') +
      box(48, 54, 104, 14, '{D}', 3) +
      area('M62 104h76l-3 34H65z', '{W}') +
      line('M60 68l4 40', '{A}', 5),
    label: { x: 100, y: 120, width: 64 },
  },
  cloth: {
    shapes:
      area('M40 62l92-16 28 70-92 38z', '{A}') +
      area('M68 154l92-38-6 34-78 24z', '{S}') +
      box(66, 94, 72, 34, '{W}', 3),
    label: { x: 102, y: 109, width: 66 },
  },
  'first-aid': {
    shapes:
      box(36, 64, 128, 96, '{W}', 8) +
      line('M36 72a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z', '{M}', 3) +
      line('M78 64V48h44v16', '{D}', 7) +
      box(92, 80, 16, 46, '{G}') +
      box(77, 95, 46, 16, '{G}'),
    label: { x: 100, y: 142, width: 110 },
  },
  coffee: {
    shapes:
      area('M62 48h76l8 120H54z', '{D}') +
      area('M62 48h76l-6-14H68z', '{M}') +
      box(64, 84, 72, 50, '{W}', 2) +
      `<ellipse cx="100" cy="152" rx="9" ry="6" fill="{A}"/>` +
      line('M95 156l10-8', '{D}', 2),
    label: { x: 100, y: 107, width: 66 },
  },
  drink: {
    shapes:
      box(88, 28, 24, 14, '{A}', 3) +
      area('M90 42h20v18l16 22v80a8 8 0 0 1-8 8H82a8 8 0 0 1-8-8V82l16-22z', '{L}') +
      box(74, 98, 52, 42, '{W}') +
      box(74, 140, 52, 6, '{A}'),
    label: { x: 100, y: 118, width: 46 },
  },
  snack: {
    shapes:
      area(
        'M52 46l6 6 8-6 8 6 8-6 9 6 9-6 9 6 9-6 8 6 8-6 8 6 6-6-4 58 4 60-8-6-8 6-8-6-9 6-9-6-9 6-9-6-8 6-8-6-8 6-6-6-8 6 5-60z',
        '{A}',
      ) + box(58, 82, 84, 46, '{W}', 4),
    label: { x: 100, y: 104, width: 76 },
  },
  cup: {
    shapes:
      area('M60 62h80l-10 102H70z', '{W}') +
      line('M60 62h80l-10 102H70z', '{M}', 3) +
      area('M67 132h66l-1 10H68z', '{A}') +
      box(54, 52, 92, 12, '{D}', 4),
    label: { x: 100, y: 112, width: 58 },
  },
  chair: {
    shapes:
      box(66, 32, 68, 66, '{D}', 14) +
      box(74, 50, 52, 30, '{W}', 3) +
      box(56, 104, 88, 18, '{A}', 9) +
      box(96, 98, 8, 8, '{M}') +
      box(95, 122, 10, 28, '{M}') +
      line('M100 150l-36 16M100 150l36 16M100 150v18', '{M}', 6) +
      line('M56 112V86M144 112V86', '{M}', 6),
    label: { x: 100, y: 63, width: 48 },
  },
  desk: {
    shapes:
      box(24, 74, 152, 12, '{A}', 2) +
      box(32, 86, 8, 80, '{D}') +
      box(160, 86, 8, 80, '{D}') +
      box(112, 86, 44, 54, '{L}') +
      line('M126 100h16M126 120h16', '{M}', 4),
    label: { x: 74, y: 112, width: 62 },
  },
  cabinet: {
    shapes:
      box(54, 32, 92, 138, '{L}', 3) +
      [40, 82, 124].map((y) => box(62, y, 76, 36, '{W}', 2) + box(90, y + 28, 20, 4, '{D}', 2)).join('') +
      box(54, 32, 92, 5, '{A}'),
    label: { x: 100, y: 52, width: 66 },
  },
  lamp: {
    shapes:
      area('M96 40l52 26-22 26-46-30z', '{A}') +
      line('M92 56L66 104l32 54', '{D}', 6) +
      box(60, 156, 80, 10, '{D}', 5) +
      disc(66, 104, 6, '{M}') +
      disc(122, 84, 9, '{Y}'),
    label: { x: 136, y: 132, width: 70 },
  },
  mouse: {
    shapes:
      box(64, 54, 72, 112, '{D}', 36) +
      line('M100 54v44M64 98h72', '{M}', 3) +
      box(95, 70, 10, 20, '{A}', 5) +
      box(72, 112, 56, 32, '{W}', 4) +
      line('M100 54c0-20 20-10 24-26', '{M}', 4),
    label: { x: 100, y: 125, width: 50 },
  },
  cable: {
    shapes:
      line('M60 72c0 60 80-10 80 44s-64 30-64 62', '{A}', 8) +
      box(46, 34, 28, 36, '{D}', 4) +
      box(52, 24, 16, 12, '{M}') +
      disc(100, 108, 0, '{W}'),
    label: { x: 134, y: 66, width: 74 },
  },
  stick: {
    shapes:
      '<g transform="rotate(-30 100 100)">' +
      box(40, 78, 86, 44, '{A}', 8) +
      box(126, 84, 34, 32, '{M}') +
      box(136, 91, 8, 6, '{W}') +
      box(136, 103, 8, 6, '{W}') +
      '</g>',
    label: { x: 60, y: 162, width: 90 },
  },
  battery: {
    shapes:
      box(58, 56, 36, 110, '{D}', 5) +
      box(68, 46, 16, 12, '{M}', 2) +
      box(58, 56, 36, 30, '{A}', 5) +
      box(106, 56, 36, 110, '{D}', 5) +
      box(116, 46, 16, 12, '{M}', 2) +
      box(106, 56, 36, 30, '{A}', 5) +
      box(52, 106, 96, 36, '{W}', 2),
    label: { x: 100, y: 122, width: 88 },
  },
  headset: {
    shapes:
      line('M52 112v-8a48 48 0 0 1 96 0v8', '{D}', 9) +
      box(42, 104, 22, 46, '{A}', 9) +
      box(136, 104, 22, 46, '{A}', 9) +
      line('M146 148c0 16-14 20-32 20', '{M}', 5) +
      disc(110, 168, 6, '{D}'),
    label: { x: 100, y: 128, width: 64 },
  },
  stand: {
    shapes:
      box(34, 44, 132, 80, '{D}', 5) +
      box(42, 52, 116, 64, '{L}', 2) +
      box(94, 124, 12, 30, '{M}') +
      box(66, 154, 68, 10, '{A}', 4),
    label: { x: 100, y: 82, width: 104 },
  },
  box: {
    shapes:
      area('M42 78l20-24h76l20 24z', '{M}') +
      box(42, 78, 116, 84, '{L}') +
      box(90, 78, 20, 84, '{A}') +
      box(56, 98, 88, 40, '{W}', 2),
    label: { x: 100, y: 116, width: 80 },
  },
};

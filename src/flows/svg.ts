import type {
  Flow,
  FlowNode,
  FlowVariant,
  PlacedBox,
  PlacedLine,
  PlacedStart,
  PlacedText,
} from '#contract/flows.ts';
import {
  anytimeText,
  headPath,
  labelPlace,
  rounded,
  shapeOfBox,
  signsOfBox,
  signsOfLabel,
  startRadiusPx,
  wayPath,
  wordsAt,
  type BoxPart,
  type PlacedSign,
} from '#drawing/geometry.ts';
import type { Sign } from '#drawing/signs.ts';
import { textWidth } from './text-width.ts';

export type FlowLanguage = 'de' | 'en';

type Drawn = Pick<Flow, 'nodes' | 'title'>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const sizes = { title: 15.5, phase: 12.5, call: 12.5, target: 12.5, note: 12.5 } as const;

/** Rules of the drawing; the page adds states like hover and found. */
export const svgStyle = `
.flow{font-family:'Roboto Condensed Variable','Roboto Condensed','Arial Narrow','Liberation Sans Narrow',sans-serif;font-size:12.5px;fill:#17202b;font-kerning:none;text-rendering:geometricPrecision}
.flow .title{font-size:15.5px;font-weight:600}
.flow .target{font-weight:600}
.flow .phase,.flow .call{fill:#4a5563}
.flow .box{fill:#fff;stroke:#5b6673;stroke-width:1.2}
.flow .compound>.box{fill:#eef1f4}
.flow .open>.box{fill:#f6f8f9;stroke:#8b96a3}
.flow .open .open>.box{fill:#eef1f4}
.flow .open .open .open>.box{fill:#e4e9ee}
.flow .passing>.box,.flow .history>.box,.flow .deepHistory>.box{fill:#fff;stroke:#8b96a3;stroke-dasharray:2 2}
.flow .anytime>.box{fill:#17202b;stroke:none}.flow .anytime text{fill:#fff;text-anchor:middle}
.flow .final>.rim{fill:none;stroke:#5b6673;stroke-width:1.2}
.flow .parallel-part>.box{stroke-dasharray:6 4}
.flow .band.busy{fill:#f2c200}.flow .band.ready{fill:#0091c2}.flow .band.blocked{fill:#c4126e}.flow .band.done{fill:#17202b}
.flow .sign{fill:#17202b;stroke:none}.flow .sign path[fill=none]{stroke:#17202b;stroke-linecap:round;stroke-linejoin:round}
.flow .line>path{fill:none;stroke:#3d4854;stroke-width:1.5}
.flow .line>.head{fill:#3d4854;stroke:none}
.flow .line.failure>path{stroke:#a3195b;stroke-dasharray:6 4}
.flow .line.failure>.head{fill:#a3195b;stroke:none}
.flow .line.time>path:not(.head){stroke-dasharray:1.5 4;stroke-width:2;stroke-linecap:round}
.flow .line.automatic>path:not(.head){stroke:#7b8794}
.flow .line.automatic>.head{fill:#7b8794}
.flow .start circle{fill:#17202b}.flow .start path{fill:none;stroke:#17202b;stroke-width:1.5}.flow .start .head{fill:#17202b;stroke:none}
`.replaceAll('\n', '');

function textElement(placed: PlacedText, language: FlowLanguage): string {
  const [x, y, role] = placed;
  const text = wordsAt(placed, language);
  if (text === '') return '';
  const width = textWidth(text, sizes[role], role === 'title' || role === 'target' ? 600 : 400);
  // The length is given, so that a font that has to stand in keeps the text in its box.
  const length = `textLength="${rounded(width)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text class="${role}" x="${rounded(x)}" y="${rounded(y)}" ${length}>${escaped(text)}</text>`;
}

function signMarkup(sign: Sign): string {
  switch (sign.kind) {
    case 'dots':
      return sign.xPx.map((x) => `<circle cx="${x}" cy="${sign.yPx}" r="${sign.radiusPx}"/>`).join('');
    case 'surface':
      return `<path d="${sign.path}"${sign.isPierced ? ' fill-rule="evenodd"' : ''}/>`;
    case 'line':
      return `<path d="${sign.path}" fill="none" stroke-width="${sign.widthPx}"/>`;
  }
}

const signElement = ({ sign, x, y }: PlacedSign): string =>
  `<g class="sign" transform="translate(${rounded(x)} ${rounded(y)})">${signMarkup(sign)}</g>`;

/** Arrow head at the end of a way. */
function headElement(points: PlacedLine['points']): string {
  const path = headPath(points);
  return path === '' ? '' : `<path class="head" d="${path}"/>`;
}

/** What a screen reader says of a box, and what its tooltip shows. */
function spokenBox(node: FlowNode, language: FlowLanguage): string {
  return `${node.title[language]}: ${node.description[language]}`;
}

function partElement(name: string, part: BoxPart | null): string {
  if (part === null) return '';
  const { x, y, width, height, radius } = part;
  return `<rect class="${name}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${radius}"/>`;
}

function boxElement(flow: Drawn, box: PlacedBox, language: FlowLanguage): string {
  const node = flow.nodes.find(({ id }) => id === box.node) as FlowNode;
  const parent = flow.nodes.find(({ id }) => id === node.parent);
  const classes = [
    'state',
    node.kind,
    ...(box.isOpen ? ['open'] : []),
    ...(parent?.kind === 'parallel' ? ['parallel-part'] : []),
  ];
  const { frame, rim, band } = shapeOfBox(node, box);
  const shape = `${partElement('box', frame)}${partElement('rim', rim)}${partElement(`band ${node.phase}`, band)}`;
  const texts = box.texts.map((text) => textElement(text, language)).join('');
  return `<g class="${classes.join(' ')}" data-node="${escaped(node.id)}" transform="translate(${rounded(box.x)} ${rounded(box.y)})"><title>${escaped(spokenBox(node, language))}</title>${shape}${signsOfBox(node, box).map(signElement).join('')}${texts}</g>`;
}

function lineElement(line: PlacedLine, index: number, language: FlowLanguage): string {
  const { label } = line;
  const [x, y] = label === null ? [0, 0] : labelPlace(label, language);
  const texts =
    label === null
      ? ''
      : `<g class="label" transform="translate(${rounded(x)} ${rounded(y)})">${signsOfLabel(label).map(signElement).join('')}${label.texts.map((text) => textElement(text, language)).join('')}</g>`;
  return `<g class="line ${line.cause}" data-line="${index}"><path d="${wayPath(line.points)}"/>${headElement(line.points)}${texts}</g>`;
}

const startElement = ({ x, y, points }: PlacedStart): string =>
  `<g class="start"><path d="${wayPath(points)}"/>${headElement(points)}<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${startRadiusPx}"/></g>`;

/** Nests boxes of open compounds, so that styles can tell the depth; lines lie above all boxes. */
function boxesInOrder(flow: Drawn, variant: FlowVariant, language: FlowLanguage): string {
  return variant.boxes.map((box) => boxElement(flow, box, language)).join('');
}

function anytimeElement(anytime: NonNullable<FlowVariant['anytime']>, language: FlowLanguage): string {
  const { x, y, width, height } = anytime;
  return `<g class="anytime" transform="translate(${rounded(x)} ${rounded(y)})"><rect class="box" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(height / 2)}"/>${textElement(anytimeText(anytime), language)}</g>`;
}

/** The content of a drawing, without the `svg` element around it. */
export function drawVariant(flow: Drawn, variant: FlowVariant, language: FlowLanguage): string {
  const starts = variant.starts.map(startElement).join('');
  const anytime = variant.anytime === null ? '' : anytimeElement(variant.anytime, language);
  const lines = variant.lines.map((line, index) => lineElement(line, index, language)).join('');
  return `<g class="flow">${boxesInOrder(flow, variant, language)}${starts}${anytime}${lines}</g>`;
}

/** A drawing as a file of its own. */
export function svgFile(flow: Drawn, variant: FlowVariant, language: FlowLanguage): string {
  const { width, height } = variant;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="${language}"><title>${escaped(flow.title[language])}</title><style>${svgStyle}</style><rect width="100%" height="100%" fill="#fff"/>${drawVariant(flow, variant, language)}</svg>\n`;
}

import type { PlacedStart, PlacedText } from '#contract/flows.ts';
import type { Language } from '#contract/system.ts';
import { headPath, startRadiusPx, wayPath, wordsAt, type PlacedSign } from '#drawing/geometry.ts';
import type { Sign } from '#drawing/signs.ts';
import type { OverlayMark } from './flow-overlay.ts';
import * as styles from './FlowDrawing.css.ts';

export const markHeightPx = 16;

interface MarkProps {
  readonly mark: OverlayMark | null;
  readonly at: readonly [number, number];
}

/** What an overlay says, in a small field around a place. */
export function Mark({ mark, at: [x, y] }: MarkProps) {
  if (mark === null || mark.sign === '') return null;
  const width = Math.max(markHeightPx, 9 + mark.sign.length * 6.5);
  return (
    <g className={mark.isMissing ? styles.missingMark : styles.mark} transform={`translate(${x} ${y})`}>
      <title>{mark.words}</title>
      <rect x={-width / 2} y={-markHeightPx / 2} width={width} height={markHeightPx} rx={markHeightPx / 2} />
      <text y={4.2} textAnchor="middle">
        {mark.sign}
      </text>
    </g>
  );
}

interface StartProps {
  readonly start: PlacedStart;
}

/** The dot a chart begins at and the way from it. */
export function Start({ start: { x, y, points } }: StartProps) {
  return (
    <g>
      <path className={styles.way} d={wayPath(points)} />
      <path className={styles.head} d={headPath(points)} />
      <circle className={styles.head} cx={x} cy={y} r={startRadiusPx} />
    </g>
  );
}

interface SignsProps {
  readonly signs: readonly PlacedSign[];
}

function drawSign(sign: Sign) {
  switch (sign.kind) {
    case 'dots':
      return sign.xPx.map((x) => <circle key={x} cx={x} cy={sign.yPx} r={sign.radiusPx} />);
    case 'surface':
      return <path d={sign.path} fillRule={sign.isPierced ? 'evenodd' : undefined} />;
    case 'line':
      return <path d={sign.path} fill="none" strokeWidth={sign.widthPx} />;
  }
}

/** Small pictures that say what a state or a way is. */
export function Signs({ signs }: SignsProps) {
  return signs.map(({ sign, x, y }) => (
    <g key={`${x} ${y}`} className={styles.sign} transform={`translate(${x} ${y})`}>
      {drawSign(sign)}
    </g>
  ));
}

interface TextProps {
  readonly text: PlacedText;
  readonly language: Language;
}

/** One line of words at its place. */
export function Text({ text, language }: TextProps) {
  const [x, y, role] = text;
  return (
    <text className={styles.texts[role]} x={x} y={y}>
      {wordsAt(text, language)}
    </text>
  );
}

import type { GlyphPath } from 'fontkit';

interface Point {
  readonly left: number;
  readonly up: number;
  readonly isOnCurve: boolean;
}

const isSamePlace = (one: Point | undefined, other: Point | undefined): boolean =>
  one?.left === other?.left && one?.up === other?.up;

/** The closed curves of a path as points of TrueType outlines (quadratic curves only). */
function contoursOf(path: GlyphPath): Point[][] {
  const contours: Point[][] = [];
  let current: Point[] = [];
  const finish = (): void => {
    // The end of a curve that is its beginning is not said twice.
    if (current.length > 1 && isSamePlace(current[0], current.at(-1))) current.pop();
    if (current.length > 1) contours.push(current);
    current = [];
  };
  for (const { command, args } of path.commands) {
    if (command === 'moveTo' || command === 'closePath') finish();
    for (let index = 0; index < args.length; index += 2) {
      const isOnCurve = command !== 'quadraticCurveTo' || index === 2;
      current.push({ left: Math.round(args[index] ?? 0), up: Math.round(args[index + 1] ?? 0), isOnCurve });
    }
  }
  finish();
  return contours;
}

const headerBytes = 10;

/**
 * Writes an outline as a simple glyph of a TrueType `glyf` table, padded to four bytes; empty for a blank glyph.
 * See the OpenType specification, "glyf – Glyph Data", simple glyph description.
 */
export function encodeOutline(path: GlyphPath): Uint8Array {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const size = headerBytes + 2 * contours.length + 2 + points.length * 5;
  const bytes = new Uint8Array(Math.ceil(size / 4) * 4);
  const view = new DataView(bytes.buffer);
  const lefts = points.map(({ left }) => left);
  const ups = points.map(({ up }) => up);
  view.setInt16(0, contours.length);
  view.setInt16(2, Math.min(...lefts));
  view.setInt16(4, Math.min(...ups));
  view.setInt16(6, Math.max(...lefts));
  view.setInt16(8, Math.max(...ups));
  let offset = headerBytes;
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    view.setUint16(offset, end);
    offset += 2;
  }
  // No instructions.
  offset += 2;
  for (const { isOnCurve } of points) {
    view.setUint8(offset, isOnCurve ? 1 : 0);
    offset += 1;
  }
  for (const coordinates of [lefts, ups]) {
    let last = 0;
    for (const coordinate of coordinates) {
      view.setInt16(offset, coordinate - last);
      last = coordinate;
      offset += 2;
    }
  }
  return bytes;
}

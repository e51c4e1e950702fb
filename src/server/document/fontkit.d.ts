/** The part of fontkit (the font engine of pdfkit, shipped without types) that documents need. */
declare module 'fontkit' {
  export interface GlyphPath {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  }
  export interface Glyph {
    codePoints: readonly number[];
    readonly path: GlyphPath;
    readonly advanceWidth: number;
    _getMetrics(): { readonly leftBearing: number };
  }
  export interface FontSubset {
    font: Font;
    glyf: Uint8Array[];
    loca: { offsets: number[]; version: number };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(glyphId: number): number;
  }
  export interface Font {
    readonly postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(glyphId: number, codePoints?: readonly number[]): Glyph;
    createSubset(): FontSubset;
    layout(text: string): unknown;
  }
  export function create(buffer: Uint8Array): Font;
}

/** A pasted line: a model, and what stands behind it. */
export interface DeviceLine {
  readonly model: string;
  readonly room: string;
  readonly costCenter: string;
  readonly note: string;
}

/** What the first column of a table with heads is called. */
const heads = /^(?:drucker|gerät|geräte|geraet|modell|model|printer|device)$/i;
const longest = { model: 100, room: 80, costCenter: 40, note: 200 } as const;

/** Cells of a line as a spreadsheet copies them, or as people part them by a semicolon. */
const cellsOf = (line: string): readonly string[] =>
  line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim().replace(/\s+/g, ' '));

/**
 * Reads pasted models, one a line: model, room and cost center; what stands behind them is a note. Lines without a model and the
 * line of heads say nothing.
 */
export function readDeviceLines(pasted: string): readonly DeviceLine[] {
  return pasted
    .split(/\r\n|[\n\r]/)
    .map(cellsOf)
    .filter(([model = ''], place) => model !== '' && !(place === 0 && heads.test(model)))
    .map(([model = '', room = '', costCenter = '', ...others]) => ({
      model: model.slice(0, longest.model),
      room: room.slice(0, longest.room),
      costCenter: costCenter.slice(0, longest.costCenter),
      note: others
        .filter((other) => other !== '')
        .join('; ')
        .slice(0, longest.note),
    }));
}

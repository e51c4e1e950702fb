import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Runner } from '#server/database/statement.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { linesOf } from './export.repository.ts';
import type { FileShape } from './file-shape.ts';
import { beginReading, undoTransfer } from './staging.repository.ts';
import type { TransferTexts } from './transfer-texts.ts';

export interface ExportOptions {
  readonly folder: string;
  readonly texts: TransferTexts;
  readonly say: (line: string) => void;
}

/** Excel takes a file for UTF-8 by it. */
const byteOrderMark = '\u{feff}';

/** Writes every file of the catalogue as it stands at one moment, in the form it can be brought in again. */
export async function exportCatalogue(runner: Runner, { folder, texts, say }: ExportOptions): Promise<void> {
  const startedAt = performance.now();
  await mkdir(folder, { recursive: true });
  await beginReading.run(runner);
  const write = async (file: FileShape): Promise<number> => {
    let rows = 0;
    const content = async function* (): AsyncGenerator<string> {
      yield `${byteOrderMark}${file.columns.map(({ head }) => head).join(';')}\r\n`;
      for await (const lines of linesOf(runner, file)) {
        rows += lines.length;
        yield `${lines.join('\r\n')}\r\n`;
      }
    };
    await pipeline(content, createWriteStream(join(folder, `${file.name}.csv`)));
    return rows;
  };
  try {
    for (const file of catalogueFiles) {
      const rows = await write(file);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      say(texts.exported({ file: `${file.name}.csv`, rows, seconds }));
    }
  } finally {
    await undoTransfer.run(runner).catch(() => undefined);
  }
}

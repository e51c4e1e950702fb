import PDFDocument from 'pdfkit';
import { textsOf } from '#texts/catalogues.ts';
import { runsOf } from './document-fonts.ts';

export type PdfDocument = typeof PDFDocument.prototype;

const margin = 57;
const pageWidth = 595.28;
const pageHeight = 841.89;
const contentWidth = pageWidth - 2 * margin;
const bottom = pageHeight - 90;
const bodySize = 9.5;
const smallSize = 8;
const grey = '#555555';

type Weight = 'regular' | 'bold';

interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

export interface SheetColumn {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A line below the positions of a document. */
export interface SheetSum {
  readonly label: string;
  /** As it is printed; empty for a line that only says something. */
  readonly amount: string;
  readonly isTotal: boolean;
}

/** Who writes the document. */
export interface SheetSender {
  readonly company: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
}

interface SheetOptions {
  readonly title: string;
  readonly language: 'de' | 'en';
  readonly sender: SheetSender;
  readonly createdAt: Date;
  /** For papers that are kept for years: fonts, colours and data stand inside (ISO 19005-3). */
  readonly isArchive?: boolean;
  /** What follows who writes it at the foot of each page. */
  readonly footNote?: string;
}

/** A4 pages that are written from top to bottom. */
export interface Sheet {
  readonly document: PdfDocument;
  /** Who it goes to, and facts beside. */
  readonly head: (
    recipient: readonly string[],
    facts: readonly (readonly [label: string, value: string])[],
  ) => void;
  readonly title: (text: string) => void;
  readonly paragraphs: (texts: readonly string[]) => void;
  /** A table whose head stands on each page it goes on to; the first two cells of a row may take several lines. */
  readonly table: (columns: readonly SheetColumn[], rows: readonly (readonly string[])[]) => void;
  readonly sums: (sums: readonly SheetSum[]) => void;
  /** Numbers the pages and ends the document. */
  readonly finish: () => Promise<Buffer>;
}

/** Writes a text that wraps inside its width; returns the height it took. */
function write(
  document: PdfDocument,
  text: string,
  left: number,
  top: number,
  style: TextStyle = {},
): number {
  const {
    size = bodySize,
    weight = 'regular',
    color = '#111111',
    width = contentWidth,
    align = 'left',
  } = style;
  document.fontSize(size).fillColor(color);
  const runs = runsOf(document, text);
  // The bold cut is the regular one with its outline drawn: one embedded font less in every file.
  const isBold = weight === 'bold';
  if (isBold) document.strokeColor(color).lineWidth(size / 30);
  for (const [index, run] of runs.entries()) {
    const isLast = index === runs.length - 1;
    document.font(run.fontName);
    const options = { width, align, continued: !isLast, lineGap: 1.5, fill: true, stroke: isBold } as const;
    if (index === 0) document.text(run.text, left, top, options);
    else document.text(run.text, options);
  }
  return Math.max(document.y - top, size);
}

/** Height a text would take; measured in the first font, which is close enough for mixed alphabets. */
function heightOf(document: PdfDocument, text: string, width: number, size = bodySize): number {
  const [first] = runsOf(document, text);
  document.font(first?.fontName ?? 'Helvetica').fontSize(size);
  return document.heightOfString(text === '' ? ' ' : text, { width, lineGap: 1.5 });
}

function rule(document: PdfDocument, top: number): void {
  document
    .moveTo(margin, top)
    .lineTo(pageWidth - margin, top)
    .lineWidth(0.6)
    .strokeColor('#999999')
    .stroke();
}

/** Widths of the columns of positions: number, name (the rest), quantity, price, tax, sum. */
export const positionWidths = {
  number: 62,
  name: contentWidth - 62 - 62 - 74 - 44 - 74,
  quantity: 62,
  price: 74,
  tax: 44,
  line: 74,
} as const;

const archive = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const;

/** Begins a document. */
export function startSheet(options: SheetOptions): Sheet {
  const { title, language, sender, createdAt, isArchive = false, footNote = '' } = options;
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: sender.company, CreationDate: createdAt },
    ...(isArchive ? archive : {}),
  });
  // Pages end where the table says, never where the library guesses.
  document.page.margins.bottom = 0;
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

  let top = margin;
  const newPage = (): void => {
    document.addPage({ size: 'A4', margin });
    document.page.margins.bottom = 0;
    top = margin;
  };
  const room = (needed: number): void => {
    if (top + needed > bottom) newPage();
  };

  return {
    document,
    head(recipient, facts) {
      write(document, sender.company, margin, top, { size: 15, weight: 'bold' });
      top += 34;
      write(document, `${sender.company} · ${sender.street} · ${sender.zip} ${sender.city}`, margin, top, {
        size: 7,
        color: grey,
      });
      top += 14;
      const half = contentWidth / 2 - 10;
      const height = write(document, recipient.join('\n'), margin, top, { width: half, size: 10.5 });
      let factTop = top;
      const factLeft = margin + half + 20;
      for (const [label, value] of facts) {
        write(document, label, factLeft, factTop, { width: 90, color: grey, size: smallSize + 0.5 });
        factTop += write(document, value, factLeft + 92, factTop, { width: half - 92 }) + 2;
      }
      top = Math.max(top + height, factTop) + 24;
    },
    title(text) {
      top += write(document, text, margin, top, { size: 14, weight: 'bold' }) + 8;
    },
    paragraphs(texts) {
      for (const text of texts) {
        room(heightOf(document, text, contentWidth) + 4);
        top += write(document, text, margin, top) + 4;
      }
      top += 10;
    },
    table(columns, rows) {
      const row = (cells: readonly string[], weight: Weight): void => {
        let left = margin;
        for (const [index, column] of columns.entries()) {
          write(document, cells[index] ?? '', left, top, {
            width: column.width - (column.align === 'left' ? 6 : 0),
            align: column.align,
            weight,
          });
          left += column.width;
        }
      };
      const tableHead = (): void => {
        row(
          columns.map((column) => column.title),
          'bold',
        );
        top += 15;
        rule(document, top);
        top += 5;
      };
      room(60);
      tableHead();
      for (const cells of rows) {
        const heights = columns
          .slice(0, 3)
          .map((column, index) =>
            heightOf(document, cells[index] ?? '', column.width - (column.align === 'left' ? 6 : 0)),
          );
        const height = Math.max(...heights);
        if (top + height + 8 > bottom) {
          newPage();
          tableHead();
        }
        row(cells, 'regular');
        top += height + 8;
      }
      rule(document, top);
      top += 8;
    },
    sums(sums) {
      room(sums.length * 16 + 20);
      for (const { label, amount, isTotal } of sums) {
        const weight = isTotal ? 'bold' : 'regular';
        write(document, label, margin + contentWidth - 260, top, { width: 160, weight });
        write(document, amount, margin + contentWidth - 100, top, { width: 100, align: 'right', weight });
        top += 16;
      }
    },
    finish() {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        document.page.margins.bottom = 0;
        rule(document, pageHeight - 66);
        const contact = `${sender.company}, ${sender.street}, ${sender.zip} ${sender.city} · ${sender.phone} · ${sender.email}`;
        write(document, footNote === '' ? contact : `${contact} · ${footNote}`, margin, pageHeight - 58, {
          size: smallSize,
          color: grey,
          width: contentWidth - 90,
        });
        write(
          document,
          textsOf(language).order.parts.page({ page: page + 1, pages: count }),
          pageWidth - margin - 85,
          pageHeight - 58,
          { size: smallSize, color: grey, width: 85, align: 'right' },
        );
      }
      document.end();
      return finished;
    },
  };
}

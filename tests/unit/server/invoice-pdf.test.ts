import { FacturX } from 'factur-x-kit';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { InvoiceFormat } from '#contract/invoice-formats.ts';
import { invoiceSums } from '#server/document/invoice-sums.ts';
import { invoicePdf } from '#server/document/invoice-pdf.ts';
import { ciiOf } from '#server/invoice/cii.ts';
import { contentOfBasket } from '#tests/support/invoiced-baskets.ts';

const content = contentOfBasket({
  rules: { mode: 'b2c', isTaxExempt: false },
  lines: [
    { unitNet: 1, taxRate: 19, quantity: 3 },
    { unitNet: 333, taxRate: 7, quantity: 7 },
  ],
  shippingNet: 495,
  feeNet: 150,
  discount: 100,
  hasGift: true,
  country: 'AT',
  payment: 'transfer',
});

async function drawn(format: InvoiceFormat, told = content) {
  const head = {
    kind: 'invoice',
    number: 'RE-2026-000007',
    issuedAt: new Date('2026-11-26T10:00:00Z'),
    format,
  } as const;
  const xml = ciiOf(told, head);
  const bytes = await invoicePdf({ head, content: told, xml });
  const { catalog, context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return { xml, bytes, catalog, context };
}

type Drawn = Awaited<ReturnType<typeof drawn>>;

const textOf = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString();
const streamIn = (place: PDFDict | undefined, name: string): PDFRawStream => {
  const found = place?.lookup(PDFName.of(name));
  if (!(found instanceof PDFRawStream)) throw new Error(`there is no stream ${name}`);
  return found;
};
const metadataOf = ({ catalog }: Drawn): string => textOf(streamIn(catalog, 'Metadata'));
const attachedOf = ({ catalog }: Drawn): readonly PDFDict[] => {
  const files = catalog.lookupMaybe(PDFName.of('AF'), PDFArray);
  return files === undefined ? [] : files.asArray().map((_, index) => files.lookup(index, PDFDict));
};

describe('[S2.3-13] the PDF of an invoice', () => {
  it('takes back by negative amounts what a reversal takes back', () => {
    const amounts = (given: typeof content) =>
      invoiceSums(given).map(({ label, amount }) => `${label} ${amount}`);
    const [plain, reversed] = [
      amounts(content),
      amounts({ ...content, reversed: { number: 'RE-2026-000007', issuedOn: '2026-11-26' } }),
    ];
    expect(plain.at(-1)).toMatch(/^Rechnungsbetrag \d/);
    expect(reversed.at(-1)).toMatch(/^Stornobetrag -\d/);
    expect(reversed.map((line) => line.replace(/ -?[\d.,]+\s€$/, ''))).toEqual(
      plain.map((line) => line.replace(/ -?[\d.,]+\s€$/, '').replace('Rechnungsbetrag', 'Stornobetrag')),
    );
    expect(reversed.filter((line) => / -\d/.test(line))).toHaveLength(
      plain.filter((line) => !/ -\d/.test(line)).length,
    );
  });

  it('shows the offer a line is based on', async () => {
    const lines = content.lines.map((line) => ({ ...line, offerNumber: '' }));
    const [given, without] = [await drawn('pdf'), await drawn('pdf', { ...content, lines })];
    expect(given.bytes.length).toBeGreaterThan(without.bytes.length);
  });

  it('is a PDF/A-3: it names its part, its colours and holds its fonts', async () => {
    const pdf = await drawn('pdf');
    expect(metadataOf(pdf)).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadataOf(pdf)).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    const [intent] = pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).asArray();
    expect(pdf.context.lookup(intent, PDFDict).get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
    const fonts = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object): object is PDFDict => object instanceof PDFDict)
      .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('Font'));
    const embedded = fonts.filter((font) => font.get(PDFName.of('FontDescriptor')) !== undefined);
    expect(embedded.length).toBeGreaterThan(0);
    // Each composite font has its descendant, which holds the file.
    expect(embedded).toHaveLength(fonts.length / 2);
    expect(attachedOf(pdf)).toEqual([]);
  });

  it('holds its data for ZUGFeRD as another form of itself, and says so', async () => {
    const pdf = await drawn('zugferd');
    const [file, ...more] = attachedOf(pdf);
    expect(more).toEqual([]);
    expect(file?.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
    const stream = streamIn(file?.lookup(PDFName.of('EF'), PDFDict), 'F');
    expect(stream.dict.get(PDFName.of('Subtype'))).toBe(PDFName.of('text/xml'));
    expect(textOf(stream)).toBe(pdf.xml);
    const metadata = metadataOf(pdf);
    for (const said of [
      '<fx:DocumentFileName>factur-x.xml<',
      '<fx:ConformanceLevel>EN 16931<',
      '<fx:DocumentType>INVOICE<',
    ])
      expect(metadata).toContain(said);
    // A reader of such documents finds the invoice and nothing wrong with it.
    const read = await FacturX.fromPDF(pdf.bytes);
    expect(read.validate()).toEqual({ valid: true });
  });

  it('of an XRechnung is for reading: the data are the invoice', async () => {
    expect(attachedOf(await drawn('xrechnung'))).toEqual([]);
  });

  it('can be read out and searched: every sign it shows stands for letters, in whichever document it came first', async () => {
    // An "ö" is made of an "o", and so are most letters with marks: they come before those they are made of.
    const names = ['ÄÖÜ äöü é ñ', 'AOU aou e n fi', content.buyer.name];
    const documents = await Promise.all(
      names.map((name) => drawn('zugferd', { ...content, buyer: { ...content.buyer, name } })),
    );
    for (const { context } of documents) {
      const maps = context
        .enumerateIndirectObjects()
        .map(([, object]) => object)
        .filter((object): object is PDFDict => object instanceof PDFDict)
        .filter((object) => object.has(PDFName.of('ToUnicode')))
        .map((font) => textOf(streamIn(font, 'ToUnicode')));
      expect(maps.length).toBeGreaterThan(0);
      for (const map of maps) expect(map).not.toContain('<>');
    }
  });

  it('is the same whenever it is drawn', async () => {
    const [one, other] = [await drawn('zugferd'), await drawn('zugferd')];
    expect(other.bytes.equals(one.bytes)).toBe(true);
  });
});

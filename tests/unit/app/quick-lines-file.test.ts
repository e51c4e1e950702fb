import writeExcelFile from 'write-excel-file/node';
import { expect, it } from 'vitest';
import { linesOfFile, linesOfText } from '#app/live/quick-lines-file.ts';
import { mostQuickLines } from '#contract/quick-order.ts';

const wanted = {
  lines: [
    { number: 'CF259X', quantity: '2' },
    { number: 'TN-2420', quantity: '10' },
  ],
};

it.each([
  ['tabs', 'CF259X\t2\r\nTN-2420\t10\r\n'],
  ['semicolons', '\ufeffNummer;Menge\r\nCF259X;2\r\nTN-2420;10\r\n'],
  ['commas', 'CF259X,2\nTN-2420,10'],
  ['quotes', '"CF259X";"2"\n"TN-2420";"10"'],
  ['nothing', '2x CF259X\n10x TN-2420'],
])('[S2.7-37] reads columns parted by %s', (_sign, text) => {
  expect(linesOfText(text)).toEqual(wanted);
});

it('[S2.7-37] reads files of texts in either encoding, and workbooks', async () => {
  expect(await linesOfFile(new Blob(['CF259X;2\nTN-2420;10']))).toEqual(wanted);
  const head = Uint8Array.from(
    [...'St\u00fcck;Nummer\n2;CF259X\n10;TN-2420'].map((sign) => sign.charCodeAt(0)),
  );
  expect(await linesOfFile(new Blob([head]))).toEqual(wanted);
  const workbook = await writeExcelFile([
    [{ value: 'Artikelnummer' }, { value: 'Menge' }],
    [{ value: 'CF259X' }, { value: 2 }],
    [{ value: 'TN-2420' }, { value: 10 }],
  ]).toBuffer();
  expect(await linesOfFile(new Blob([new Uint8Array(workbook)]))).toEqual(wanted);
});

it('[S2.7-37] reads nothing of what is too long, too large or no list, and says which', async () => {
  const many = Array.from({ length: mostQuickLines + 1 }, (_value, place) => `T${place};1`).join('\n');
  expect(linesOfText(many)).toEqual({ fault: { kind: 'tooMany', read: 501 } });
  expect(linesOfText(' \n\t\n')).toEqual({ fault: { kind: 'empty', read: 0 } });
  expect(await linesOfFile(new Blob(['x'.repeat(2_000_001)]))).toEqual({
    fault: { kind: 'tooLarge', read: 0 },
  });
  expect(await linesOfFile(new Blob([new Uint8Array([0, 1, 2])]))).toEqual({
    fault: { kind: 'unreadable', read: 0 },
  });
});

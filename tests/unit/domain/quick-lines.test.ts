import { describe, expect, it } from 'vitest';
import { linesOfText } from '#app/live/quick-lines-file.ts';
import { quickLinesOf } from '#domain/quick-lines.ts';

const read = (...rows: string[][]) => quickLinesOf(rows).map(({ number, quantity }) => [number, quantity]);

describe('lines of a quick order', () => {
  it('[S2.7-37] reads number and quantity in either order, with and without a row that names them', () => {
    const wanted = [
      ['CF259X', '2'],
      ['TN-2420', '10'],
    ];
    expect(read(['CF259X', '2'], ['TN-2420', '10'])).toEqual(wanted);
    expect(read(['2', 'CF259X'], ['10', 'TN-2420'])).toEqual(wanted);
    expect(read(['Artikel-Nr.', 'Menge'], ['CF259X', '2'], ['TN-2420', '10'])).toEqual(wanted);
    expect(
      read(['Anzahl', 'Bezeichnung', 'Nummer'], ['2', 'Toner', 'CF259X'], ['10', 'Toner 5', 'TN-2420']),
    ).toEqual(wanted);
    expect(read(['Qty', 'x'], ['2', 'CF259X'], ['10', 'TN-2420'])).toEqual(wanted);
    expect(read(['Toner', 'CF259X', '2'], ['Trommel', 'TN-2420', '10'])).toEqual(wanted);
  });

  it.each([
    [
      [
        ['CF259X', '2 Stück'],
        ['TN-2420', '1 Stück'],
      ],
      [
        ['CF259X', '2'],
        ['TN-2420', '1'],
      ],
    ],
    [[['SKU-123', '4']], [['SKU-123', '4']]],
    [[['Nr. 4711']], [['Nr. 4711', '']]],
  ])('[S2.7-37] takes no line for the names of columns: %j', (rows, wanted) => {
    expect(read(...rows)).toEqual(wanted);
  });

  it.each([
    ['Artikelnummer', 'Bestellmenge'],
    ['Artikelnummer', 'Menge (Stück)'],
    ['Artikelnummer', 'Stückzahl'],
    ['Artikelnummer', 'VPE'],
  ])('[S2.7-37] finds the quantities below „%s; %s“', (number, quantity) => {
    expect(read([number, quantity], ['CF259X', '40'])).toEqual([['CF259X', '40']]);
  });

  it.each([
    [
      ['Hersteller', 'Artikelnummer', 'Menge'],
      ['HP', 'CF259X', '2'],
    ],
    [
      ['Nr', 'Artikelnummer', 'Menge'],
      ['1', 'CF259X', '2'],
    ],
    [
      ['Artikel', 'Artikelnummer', 'Menge'],
      ['Toner', 'CF259X', '2'],
    ],
  ])('[S2.7-37] takes the surest of several names: %j', (heads, row) => {
    expect(read(heads, row)).toEqual([['CF259X', '2']]);
  });

  it('[S2.7-37] takes positions of a list for no quantity, and a number without letters for a number', () => {
    const wanted = [
      ['CF259X', '5'],
      ['TN-2420', '10'],
    ];
    expect(read(['1', 'CF259X', '5'], ['2', 'TN-2420', '10'])).toEqual(wanted);
    expect(read(['446412', 'Etiketten A4', '3'], ['446413', 'Etiketten A5', '7'])).toEqual([
      ['446412', '3'],
      ['446413', '7'],
    ]);
  });

  it('reads a line without columns among those that have them', () => {
    expect(read(['CF259X', '2'], ['TN-2420  5'])).toEqual([
      ['CF259X', '2'],
      ['TN-2420', '5'],
    ]);
  });

  it('[S2.7-37] reads a row that is the other way round, and leaves the others as they are', () => {
    expect(read(['T101421', '5'], ['T100146', '20'], ['2', 'T100422'])).toEqual([
      ['T101421', '5'],
      ['T100146', '20'],
      ['T100422', '2'],
    ]);
    expect(read(['CF259X', '5'], ['2', 'TN-2420'])).toEqual([
      ['CF259X', '5'],
      ['TN-2420', '2'],
    ]);
  });

  it('[S2.7-37] reads a row with fewer columns than are named by its own cells', () => {
    const heads = ['Artikelnummer', 'Bezeichnung', 'Menge'];
    const rows = [
      ['T100551', 'Epson 29XL', '2'],
      ['T100399', '6'],
      ['2', 'T101050'],
      ['T100120', 'HP Toner'],
      ['12345', '7'],
    ];
    expect(quickLinesOf([heads, ...rows])).toEqual([
      { number: 'T100551', quantity: '2' },
      { number: 'T100399', quantity: '6' },
      { number: 'T101050', quantity: '2' },
      { number: 'T100120', quantity: '' },
      { number: '12345', quantity: '7' },
    ]);
  });

  it('[S2.7-37] takes no description, no price and no wordy quantity for a number', () => {
    expect(
      read(['305', 'HP 305 Tinte', '2'], ['62', 'HP 62 Tinte', '1'], ['CF259X', 'HP 59X Toner', '3']),
    ).toEqual([
      ['305', '2'],
      ['62', '1'],
      ['CF259X', '3'],
    ]);
    for (const row of [
      ['305', '2 Karton'],
      ['Locher', '2 Karton'],
      ['10040', '100.000'],
    ])
      expect(read(['Nummer', 'Menge'], row)).toEqual([row]);
    expect(read(['Nummer', 'Menge', 'Preis'], ['CF259X', '2', '149,90'], ['', '2', '149,90'])).toEqual([
      ['CF259X', '2'],
      ['', '2'],
    ]);
  });

  it.each([
    ['TN-2420\t1\nT03R2;5', 'TN-2420 1, T03R2 5'],
    ['TN-2410;3\nPG-560,4', 'TN-2410 3, PG-560 4'],
    ['K10064\t2\nK10100\t3\nTN-2410;7', 'K10064 2, K10100 3, TN-2410 7'],
    ['2\tK10064\n3\tK10100\nTN-2410;7', 'K10064 2, K10100 3, TN-2410 7'],
    ['4, CF259X\nTN-2420', 'CF259X 4, TN-2420 '],
    ['Band 9 mm 1,5\nTN-2420', 'Band 9 mm 1,5 , TN-2420 '],
  ])('[S2.7-37] parts each line of a pasted list by its own sign: %j', (text, wanted) => {
    const found = linesOfText(text);
    const lines = 'lines' in found ? found.lines : [];
    expect(lines.map(({ number, quantity }) => `${number} ${quantity}`).join(', ')).toBe(wanted);
  });

  it('takes the second of two columns of short numbers for the quantity', () => {
    expect(read(['305', '2'], ['62', '1'])).toEqual([
      ['305', '2'],
      ['62', '1'],
    ]);
  });

  it('[S2.7-37] makes a line of each row with any text, and of nothing else', () => {
    expect(read(['CF259X', '2'], ['', ''], ['', '5'], ['TN-2420', ''])).toEqual([
      ['CF259X', '2'],
      ['', '5'],
      ['TN-2420', ''],
    ]);
    expect(read(['Nummer', 'Menge'])).toEqual([]);
    expect(read([''], ['  '])).toEqual([]);
    expect(read()).toEqual([]);
  });

  it.each([
    ['CF259X', 'CF259X', ''],
    ['HP 305', 'HP 305', ''],
    ['3x CF259X', 'CF259X', '3'],
    ['3 × HP CF259X', 'HP CF259X', '3'],
    ['CF 259 X x3', 'CF 259 X', '3'],
    ['CF259X 3x', 'CF259X', '3'],
    ['CF259X 12 Stück', 'CF259X', '12'],
    ['CF259X    4', 'CF259X', '4'],
  ])('reads „%s“ without columns', (typed, number, quantity) => {
    expect(read([typed])).toEqual([[number, quantity]]);
  });
});

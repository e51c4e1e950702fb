import { expect, it } from 'vitest';
import { mostKeptPrinters, readKeptPrinters, withoutPrinter, withPrinter } from '#domain/kept-printers.ts';

const printer = (number: number) => ({
  path: `/shop/supply/brand/hp/device/hp-${number}`,
  name: `HP ${number}`,
});

it('keeps a printer once, the latest first, and forgets the oldest of too many', () => {
  let kept = [printer(1), printer(2)] as ReturnType<typeof readKeptPrinters>;
  kept = withPrinter(kept, printer(2));
  expect(kept).toEqual([printer(2), printer(1)]);
  for (let number = 3; number <= mostKeptPrinters + 2; number += 1) kept = withPrinter(kept, printer(number));
  expect(kept).toHaveLength(mostKeptPrinters);
  expect(kept[0]).toEqual(printer(mostKeptPrinters + 2));
  expect(withoutPrinter(kept, printer(5).path)).not.toContainEqual(printer(5));
});

it('[R81] reads rubbish as nothing, and no address but that of a printer', () => {
  expect(readKeptPrinters(null)).toEqual([]);
  expect(readKeptPrinters('{')).toEqual([]);
  expect(readKeptPrinters('{"path":"/"}')).toEqual([]);
  const mixed = [
    printer(1),
    { path: 'https://example.com/', name: 'x' },
    { path: '/login', name: 'y' },
    7,
    null,
  ];
  expect(readKeptPrinters(JSON.stringify(mixed))).toEqual([printer(1)]);
});

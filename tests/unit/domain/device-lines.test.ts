import { expect, it } from 'vitest';
import { readDeviceLines } from '#domain/device-lines.ts';

it('a pasted list is read line by line, with room, cost center and notes behind the model', () => {
  expect(
    readDeviceLines(
      'Drucker\tRaum\tKostenstelle\r\nHP  M402dn\tEmpfang\t4711\t\tleise\tim Schrank\n\n ; Lager\nDrucker; 3. OG ;',
    ),
  ).toEqual([
    { model: 'HP M402dn', room: 'Empfang', costCenter: '4711', note: 'leise; im Schrank' },
    { model: 'Drucker', room: '3. OG', costCenter: '', note: '' },
  ]);
});

import { expect, it } from 'vitest';
import { readDeviceLines } from '#domain/device-lines.ts';

it('a pasted list is read line by line, with room and cost center behind the model', () => {
  expect(
    readDeviceLines('Drucker\tRaum\tKostenstelle\r\nHP  M402dn\tEmpfang\t4711\n\n ; Lager\nDrucker; 3. OG ;'),
  ).toEqual([
    { model: 'HP M402dn', room: 'Empfang', costCenter: '4711' },
    { model: 'Drucker', room: '3. OG', costCenter: '' },
  ]);
});

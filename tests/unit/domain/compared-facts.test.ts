import { describe, expect, it } from 'vitest';
import { comparedFacts } from '#domain/compared-facts.ts';

describe('comparedFacts', () => {
  it('has each label once, in the order of the articles, and says what differs', () => {
    expect(
      comparedFacts([
        [
          { label: 'Marke', value: 'HP' },
          { label: 'Reichweite', value: '3.000 Seiten' },
        ],
        [
          { label: 'Marke', value: 'HP' },
          { label: 'Gewicht', value: '1,2 kg' },
          { label: 'Reichweite', value: '10.000 Seiten' },
        ],
      ]),
    ).toEqual([
      { label: 'Marke', values: ['HP', 'HP'], isDifferent: false },
      { label: 'Reichweite', values: ['3.000 Seiten', '10.000 Seiten'], isDifferent: true },
      { label: 'Gewicht', values: [null, '1,2 kg'], isDifferent: true },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { loadRealModels } from '#tests/paths/real-models.ts';
import { generatedText, storedRealNames, storedText } from '#tests/paths/real-paths.ts';

const models = await loadRealModels();

describe('real paths', () => {
  it.each(models)(
    'of $name are those of today’s chart (npm run paths:browser -- --write)',
    (model) => {
      expect(storedText(model.name)).toBe(generatedText(model));
    },
    180_000,
  );

  it('are stored for no other chart', () => {
    expect([...storedRealNames()].toSorted()).toEqual(models.map(({ name }) => name).toSorted());
  });
});

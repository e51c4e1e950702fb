import { describe, expect, it } from 'vitest';
import { realModels, generatedText, storedText, type RealModelName } from '#tests/paths/real-paths.ts';

describe('real paths', () => {
  it.each(Object.keys(realModels) as RealModelName[])(
    'of %s are those of today’s chart (npm run paths:browser -- --write)',
    (name) => {
      expect(storedText(name)).toBe(generatedText(name));
    },
    180_000,
  );
});

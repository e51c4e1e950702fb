import { describe, expect, it } from 'vitest';
import { WordList } from '#server/catalogue/word-list.ts';

const words = ['oel', 'spezialoel', 'ballon', 'o', 'lolo', 'soelder'];
const list = new WordList(words);
const placesWhere = (isMeant: (word: string) => boolean) =>
  words.flatMap((word, place) => (isMeant(word) ? [place] : []));

describe('a list of words', () => {
  it.each(['oel', 'o', 'lo', 'spezialoel', 'l', 'loel', 'nl'])(
    'finds the words that hold or end in %s once, and none across two of them',
    (part) => {
      expect(list.holding(part)).toEqual(placesWhere((word) => word.includes(part)));
      expect(list.endingIn(part)).toEqual(placesWhere((word) => word.endsWith(part)));
    },
  );

  it('gives each word by its place, and holds none where it is empty', () => {
    expect(words.map((_word, place) => list.at(place))).toEqual(words);
    expect(new WordList([]).holding('o')).toEqual([]);
  });
});

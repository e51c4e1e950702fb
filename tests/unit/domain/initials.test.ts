import { expect, it } from 'vitest';
import { byInitial, initialsOf } from '#domain/initials.ts';

const letters = (...names: readonly string[]) => initialsOf(names.map((name) => ({ name })));

it('a name stands under its first letter, each letter once, as the names do', () => {
  expect(letters('Canon', 'Casio', 'epson', 'HP')).toEqual(['C', 'E', 'H']);
});

it('a letter with a mark is the one without it, and what is none stands together', () => {
  expect(letters('3M', '4you', 'Élan', 'Ökopapier', 'Oki', '„Zett“')).toEqual(['0–9', 'E', 'O']);
});

it('things stand under their letters from A to Z, within one as a German reader looks for them', () => {
  const things = ['Zebra', 'Öl', '10er', 'Oz', '9er', 'ohne', 'Canon'].map((name) => ({ name }));
  const found = [...byInitial(things)].map(([letter, own]) => [letter, own.map(({ name }) => name)]);
  expect(found).toEqual([
    ['0–9', ['9er', '10er']],
    ['C', ['Canon']],
    ['O', ['ohne', 'Öl', 'Oz']],
    ['Z', ['Zebra']],
  ]);
});

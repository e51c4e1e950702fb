import { expect, it } from 'vitest';
import { initialsOf } from '#domain/initials.ts';

const letters = (...names: readonly string[]) => initialsOf(names.map((name) => ({ name })));

it('a name stands under its first letter, each letter once, as the names do', () => {
  expect(letters('Canon', 'Casio', 'epson', 'HP')).toEqual(['C', 'E', 'H']);
});

it('a letter with a mark is the one without it, and what is none stands together', () => {
  expect(letters('3M', '4you', 'Élan', 'Ökopapier', 'Oki', '„Zett“')).toEqual(['0–9', 'E', 'O']);
});

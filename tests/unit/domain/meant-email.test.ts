import { describe, expect, it } from 'vitest';
import { meantEmail } from '#domain/meant-email.ts';

describe('the mail address somebody probably meant', () => {
  it.each([
    ['eri@gmial.com', 'eri@gmail.com'],
    ['eri@gmail.con', 'eri@gmail.com'],
    ['eri@gmail.de', 'eri@gmail.com'],
    ['eri@gmail.co', 'eri@gmail.com'],
    ['eri@googlmail.com', 'eri@googlemail.com'],
    ['eri@web.ed', 'eri@web.de'],
    ['eri@wbe.de', 'eri@web.de'],
    ['eri@web.d', 'eri@web.de'],
    ['eri@gmx.ed', 'eri@gmx.de'],
    ['eri@gmx.ent', 'eri@gmx.net'],
    ['eri@gmx.ne', 'eri@gmx.net'],
    ['eri@gmx.co', 'eri@gmx.com'],
    ['eri@outlok.de', 'eri@outlook.de'],
    ['eri@outlook.ocm', 'eri@outlook.com'],
    ['eri@hotmial.de', 'eri@hotmail.de'],
    ['eri@tonline.de', 'eri@t-online.de'],
    ['eri@t-online.com', 'eri@t-online.de'],
    ['eri@yaho.de', 'eri@yahoo.de'],
    ['eri@freent.de', 'eri@freenet.de'],
    [' Eri.Kaa+shop@GMIAL.com ', 'Eri.Kaa+shop@gmail.com'],
  ])('of %j is %s', (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });

  it.each([
    // Right as they are.
    'eri@gmail.com',
    'eri@gmx.de',
    'eri@gmx.net',
    'eri@GMX.at',
    'eri@outlook.com',
    'eri@t-online.de',
    // Other mailboxes and firms whose hosts only look alike.
    'eri@mail.com',
    'eri@ymail.com',
    'eri@online.de',
    'eri@web.com',
    'eri@outlook.ie',
    'eri@wex.de',
    'eri@life.de',
    'eri@hotmail.fr',
    'eri@yahoo.co.uk',
    'eri@mail.gmx.de',
    'einkauf@muster-gmbh.example',
    // Nothing to guess by.
    '',
    'eri',
    '@gmial.com',
    'eri@gmialcom',
    'eri@',
    'eri@constructor.de',
    'eri eri@gmial.com',
  ])('of %j is nobody else', (typed) => {
    expect(meantEmail(typed)).toBeNull();
  });
});

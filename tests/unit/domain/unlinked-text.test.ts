import { describe, expect, it } from 'vitest';
import { unlinkedText } from '#domain/unlinked-text.ts';

/** What mail programs look for; broader than any of them. */
const linkable =
  /\p{L}[\p{L}\p{N}+.-]*:\S|\/\/|\\\\|\S@|@\S|[^\s(][.\u2024\u3002\uff0e\uff61]\p{L}|(?:\d+\.){3}\d|[\p{Cf}]/u;

describe('text that leaves by mail', () => {
  it.each([
    ['http://evil.example/x', 'http: / /evil. example/x'],
    ['evil.example', 'evil. example'],
    ['www.evil.example?a=b', 'www. evil. example?a=b'],
    ['max@evil.example', 'max @ evil. example'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['192.168.0.1/x', '192. 168. 0. 1/x'],
    ['\\\\evil\\share', '\\ \\evil\\share'],
    ['///x', '/ / /x'],
    ['i❤.ws', 'i❤. ws'],
    ['evil．example und evil。example', 'evil． example und evil。 example'],
    ['evil\u200b.\u2060example', 'evil. example'],
    ['evil.\ufe0fexample', 'evil. example'],
    ['evil\u034f.\u{e0100}example', 'evil. example'],
    ['evil.\u0345example', 'evil. \u0345example'],
    ['Max\u202emoc.live', 'Maxmoc. live'],
    ['Amazon.de GmbH', 'Amazon. de GmbH'],
    ['Zeile eins\r\nevil.example', 'Zeile eins\nevil. example'],
    ['eins\u2028zwei', 'eins\nzwei'],
  ])('[R52] %j becomes %j, which no program makes a link of', (typed, spelled) => {
    expect(unlinkedText(typed)).toBe(spelled);
    expect(unlinkedText(typed)).not.toMatch(linkable);
    expect(unlinkedText(spelled)).toBe(spelled);
  });

  it.each([
    'Müller-Lüdenscheidt',
    'Büro 24/7 GmbH',
    'A. & B. GmbH & Co. KG',
    'St. Pölten',
    'Bitte klingeln! 2. Stock, Tel. 040 1234-5',
    'am 24.12.2026 um 14:30 Uhr, 1.000 Stück',
    'Bestellung 4711/2026 ... danke',
    'für .NET (.NET 8)',
    '',
  ])('leaves as it is: %j', (typed) => {
    expect(unlinkedText(typed)).toBe(typed);
  });
});

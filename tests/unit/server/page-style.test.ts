import { describe, expect, it } from 'vitest';
import { createPageStyle } from '#server/pages/page-style.ts';

const sheet = [
  '@layer reset,screens;',
  '@layer reset{body{margin:0;color:var(--ink)}:root{--ink:var(--dark);--dark:#111;--paper:#fff;--spare:1px;color-scheme:light}}',
  '@media print{:root{--spare:2px}}',
  '@layer screens{.tile{gap:1px}.tile:hover .name{color:red}.tile.wide,.row{flex:1}.list li:not(.gone){margin:0}',
  '@media (width>=1px){.tile{gap:2px}.toast{color:var(--paper)}}.spin{animation:1s turn}',
  '.quote:after{content:"}"}}',
  '@keyframes turn{to{rotate:1turn}}',
  '@font-face{font-family:Shop;src:url(a.woff2)}',
].join('');

describe('the styles in a document', () => {
  const styleOf = createPageStyle(sheet);

  it('are the rules whose classes the page has, in their layers and conditions', () => {
    const style = styleOf('<p class="tile name">a</p>');
    expect(style).toContain(
      '@layer screens{.tile{gap:1px}.tile:hover .name{color:red}@media (width>=1px){.tile{gap:2px}}}',
    );
    expect(style).toContain('@layer reset,screens;');
    expect(style).toContain('@font-face{font-family:Shop;src:url(a.woff2)}');
    for (const left of ['toast', 'wide', 'spin', 'turn', 'quote', '--paper', '--spare', 'print'])
      expect(style).not.toContain(left);
  });

  it('have the custom properties that are read, through others too, and all other root declarations', () => {
    expect(styleOf('')).toContain(':root{--ink:var(--dark);--dark:#111;color-scheme:light}');
    expect(styleOf('<i class="toast"></i>')).toContain('--paper:#fff');
  });

  it('keep a rule that one of its selectors needs, what is only excluded, and an animation that is played', () => {
    expect(styleOf('<i class="row"></i>')).toContain('.tile.wide,.row{flex:1}');
    expect(styleOf('<ul class="list"></ul>')).toContain('.list li:not(.gone){margin:0}');
    expect(styleOf('<i class="spin"></i>')).toContain('@keyframes turn{to{rotate:1turn}}');
    expect(styleOf('<i class="quote"></i>')).toContain('.quote:after{content:"}"}');
  });

  it('are the same for the same classes, whatever stands between', () => {
    expect(styleOf('<b class="row tile">x</b>')).toBe(styleOf('<i class="tile"></i><i class="row"></i>'));
  });
});

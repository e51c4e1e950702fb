import fc from 'fast-check';

/** What ends, begins or stands for something in HTML, JSON, templates, replacements, attributes or addresses. */
export const delimiters: readonly string[] = [
  '\u0001b\u0001',
  '\u0001t\u0001',
  '\u0001n\u0001',
  '\u0001b\u0001 style=position:fixed;inset:0 href=//evil.example x=',
  '<!--boot-->',
  '<!--token-->',
  '<!--nonce-->',
  '<!--page-->',
  '<!--data-->',
  '<!--',
  '-->',
  '<!-- -->',
  '<!--$-->',
  '<script',
  '</script',
  '</script>',
  '</style>',
  '</title>',
  '</textarea>',
  '<base href=//evil.example>',
  '<img src=x onerror=alert(1)>',
  ']]>',
  '"',
  "'",
  '`',
  '"><',
  '" onload="alert(1)',
  '" style="position:fixed',
  'class="',
  'x= href=//evil.example',
  '$&',
  '$1',
  '$`',
  "$'",
  '$$',
  '%s',
  '${',
  '{{',
  '}}',
  '&quot;',
  '&#1;',
  '&lt;',
  '\\u0001',
  '\\',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\u202e',
  '#rows',
  '__proto__',
];

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

export const controls: readonly string[] = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)];
/** What turns the direction of all that follows, so that a text is read otherwise than it stands. */
export const directions: readonly string[] = [...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
export const surrogates: readonly string[] = ['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800'];

/** One piece that has ever broken a renderer. */
export const hostileText = fc.constantFrom(...delimiters, ...controls, ...directions, ...surrogates);

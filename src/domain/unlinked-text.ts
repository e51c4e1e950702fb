/** Dots as typed and the look-alikes that names of hosts are written with. */
const dots = '.\\u2024\\u3002\\uff0e\\uff61';
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const linkedDot = new RegExp(`(?<=[^\\s(${dots}][${dots}])(?=[\\p{L}\\p{M}_])`, 'gu');
const dottedNumbers = new RegExp(`(?:\\d{1,3}[${dots}]){3}\\d{1,3}`, 'gu');
const afterDot = new RegExp(`(?<=[${dots}])(?=\\d)`, 'gu');
const scheme = /(?<=\p{L}[\p{L}\p{N}+.-]*:)(?=\S)/gu;
const doubledSlash = /(?<=[/\\\u2044\u2215\uff0f\uff3c])(?=[/\\\u2044\u2215\uff0f\uff3c])/gu;
const atSign = /(?<=\S)(?=[@\uff20])|(?<=[@\uff20])(?=\S)/gu;

const withoutLinksInLine = (line: string): string =>
  line
    .replace(invisible, '')
    .replace(doubledSlash, ' ')
    .replace(scheme, ' ')
    .replace(atSign, ' ')
    .replace(dottedNumbers, (numbers) => numbers.replace(afterDot, ' '))
    .replace(linkedDot, ' ');

/**
 * What a person typed, spelled so that no mail program makes a link of it: a space follows whatever holds an address
 * together (`evil. example/x`, `http: / /`, `name @ host`), and signs nobody sees are left out. Text without anything like
 * an address stays as it is, line breaks included.
 */
export function unlinkedText(typed: string): string {
  return typed
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(withoutLinksInLine)
    .join('\n');
}

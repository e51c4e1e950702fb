const maximumLength = 160;
const maximumLocalLength = 64;
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainPart =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/**
 * The form in which mail is sent to a typed address: trimmed and composed, so that the sign of kelvin, whose small letter is k, is no
 * other mailbox than the address it is compared as.
 */
export const writtenEmail = (typed: string): string => typed.trim().normalize('NFC');

/** The form in which mail addresses are stored and compared: as they are written, in lower case. */
export const normaliseEmail = (typed: string): string => writtenEmail(typed).toLowerCase();

/**
 * Whether a text can be a mail address: one `@`, a dotted domain, nothing quoted. Whether it exists, only a mail can tell.
 */
export function isPlausibleEmail(typed: string): boolean {
  const email = normaliseEmail(typed);
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > maximumLength) return false;
  const local = email.slice(0, at);
  // `=?` begins an encoded word, which a mail program would read as something else.
  const isPlain = !local.includes('=?');
  return (
    isPlain &&
    local.length <= maximumLocalLength &&
    localPart.test(local) &&
    domainPart.test(email.slice(at + 1))
  );
}

/** The name of a host as it is asked for: letters beyond ASCII in their coded form. */
function asciiHost(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

const dotlessHosts = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting only: without the part after `+`, and without dots where the provider
 * ignores them, so that other spellings of one mailbox count as one.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/su, '');
  const host = asciiHost(address.slice(at + 1));
  return dotlessHosts.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

const maximumLength = 160;
const maximumLocalLength = 64;
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainPart =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** The form in which mail addresses are stored and compared: trimmed, composed, lower case. */
export function normaliseEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase();
}

/**
 * Whether a text can be a mail address: one `@`, a dotted domain, nothing quoted. Whether it exists, only a mail can tell.
 */
export function isPlausibleEmail(typed: string): boolean {
  const email = normaliseEmail(typed);
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > maximumLength) return false;
  const local = email.slice(0, at);
  return local.length <= maximumLocalLength && localPart.test(local) && domainPart.test(email.slice(at + 1));
}

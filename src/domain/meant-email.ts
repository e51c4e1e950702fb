import { editDistance } from './edit-distance.ts';
import { isPlausibleEmail, writtenEmail } from './email.ts';

/** Where most private people in Germany have their mailbox, by what stands before and after the last dot; the usual ones first. */
const providers: ReadonlyMap<string, readonly string[]> = new Map([
  ['gmail', ['com']],
  ['gmx', ['de', 'net', 'at', 'ch', 'com']],
  ['web', ['de']],
  ['t-online', ['de']],
  ['outlook', ['de', 'com']],
  ['hotmail', ['de', 'com']],
  ['yahoo', ['de', 'com']],
  ['icloud', ['com']],
  ['freenet', ['de']],
  ['googlemail', ['com']],
  ['aol', ['com', 'de']],
  ['live', ['de', 'com']],
  ['posteo', ['de', 'net']],
  ['mailbox', ['org']],
  ['arcor', ['de']],
  ['vodafone', ['de']],
]);

/** Hosts of other mailboxes that only look like those above. */
const others = new Set(['mail.com', 'email.com', 'ymail.com', 'online.de', 'cloud.com', 'vodafone.com']);

/** Whoever ends a host so means another country, not a slip of the finger. */
const countries = new Set([
  'at',
  'be',
  'ch',
  'cz',
  'dk',
  'ee',
  'es',
  'eu',
  'fr',
  'ie',
  'it',
  'lu',
  'me',
  'nl',
  'pl',
  'se',
  'uk',
  'us',
]);

const shortestGuessed = 5;

/** Edits by which a name may miss a provider's; of a short one, so many others look alike that only swapped letters count. */
function editsFrom(name: string, provider: string): number | null {
  const edits = editDistance(name, provider, 2);
  if (provider.length >= shortestGuessed) return edits <= (provider.length >= 7 ? 2 : 1) ? edits : null;
  const isSwapped = edits === 1 && [...name].sort().join('') === [...provider].sort().join('');
  return edits === 0 || isSwapped ? edits : null;
}

/** The ending a provider has that a typed one comes closest to; null where none is near. */
function endingNear(ending: string, [first, ...more]: readonly string[], isNameKnown: boolean) {
  const known = [first ?? '', ...more];
  const startsAs = ({ candidate }: { readonly candidate: string }): number =>
    Number(candidate.startsWith(ending));
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: editDistance(ending, candidate, 1) }))
    // Of endings as near, one that was begun: gmx.ne is cut off, not another country.
    .sort((one, other) => one.edits - other.edits || startsAs(other) - startsAs(one));
  if (nearest !== undefined && nearest.edits <= 1) return nearest;
  // Who has no other ending is meant all the same: gmail.de.
  return isNameKnown && more.length === 0 ? { candidate: known[0] ?? '', edits: 2 } : null;
}

/**
 * The mail address somebody probably meant whose host looks like one of the usual providers', mistyped: gmial.com, web.ed.
 *
 * @returns null where nothing suggests a slip; what is returned is only a guess, the typed address may well be right
 */
export function meantEmail(typed: string): string | null {
  const email = writtenEmail(typed);
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const dot = host.lastIndexOf('.');
  if (at < 1 || dot < 1 || others.has(host)) return null;
  const [name, ending] = [host.slice(0, dot), host.slice(dot + 1)];
  if (providers.get(name)?.includes(ending) === true || countries.has(ending)) return null;
  let best: { readonly host: string; readonly edits: number } | null = null;
  for (const [provider, endings] of providers) {
    const edits = editsFrom(name, provider);
    if (edits === null) continue;
    const near = endingNear(ending, endings, edits === 0 && provider.length >= shortestGuessed);
    if (near === null || edits + near.edits > 2) continue;
    if (best === null || edits + near.edits < best.edits)
      best = { host: `${provider}.${near.candidate}`, edits: edits + near.edits };
  }
  const meant = best === null ? null : `${email.slice(0, at + 1)}${best.host}`;
  return meant !== null && isPlausibleEmail(meant) ? meant : null;
}

import { unlinkedText } from '#domain/unlinked-text.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { letter } from '#server/mail/letter.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

interface Addressed {
  readonly to: string;
  readonly language: 'de' | 'en';
  readonly settings: Pick<ShopSettings, 'address'>;
}

/** The code for somebody whose password was right. It holds no link. */
export function mailedCode({ code, ...addressed }: Addressed & { readonly code: string }): Letter {
  const { secondFactorMail: words } = serverTexts(addressed.language);
  const paragraphs = [words.greeting, words.code({ code }), words.limits, words.notYou];
  return letter({ ...addressed, subject: words.codeSubject, paragraphs });
}

/** What has become of the app of a person; with passkeys the password alone is not enough without it either. */
export type AppChange = 'on' | 'off' | 'offBesidePasskeys';

/** Tells a person that the app was turned on or off: whoever did not do it learns what to do. */
export function factorMail({
  what,
  at,
  ...addressed
}: Addressed & { readonly what: AppChange; readonly at: Date }): Letter {
  const { language, settings } = addressed;
  const { secondFactorMail: words, passwordMail } = serverTexts(language);
  const { phone, email } = settings.address;
  const time = { at: formatDateTime(at.toISOString(), language) };
  return letter({
    ...addressed,
    subject: what === 'on' ? words.onSubject : words.offSubject,
    paragraphs: [words.greeting, words[what](time), passwordMail.notYou({ phone, email })],
  });
}

/** What has become of a passkey; of a new one also where it was set up. */
export type PasskeyChange = { readonly name: string } & (
  | { readonly what: 'added'; readonly browser: string; readonly network: string }
  | { readonly what: 'removed' | 'removedLast' }
);

/** Tells a person that a passkey was added or removed. It holds no link. */
export function passkeyMail({
  change,
  at,
  ...addressed
}: Addressed & { readonly change: PasskeyChange; readonly at: Date }): Letter {
  const { language, settings } = addressed;
  const { secondFactorMail: words, passkeyMail, passwordMail } = serverTexts(language);
  const { phone, email } = settings.address;
  const time = { at: formatDateTime(at.toISOString(), language) };
  const isAdded = change.what === 'added';
  const name = unlinkedText(change.name);
  return letter({
    ...addressed,
    subject: isAdded ? passkeyMail.addedSubject : passkeyMail.removedSubject,
    paragraphs: [
      words.greeting,
      ...(isAdded
        ? [passkeyMail.added({ ...change, name, ...time }), passkeyMail.effect, passkeyMail.where]
        : [passkeyMail[change.what]({ ...change, name, ...time })]),
      passwordMail.notYou({ phone, email }),
    ],
  });
}

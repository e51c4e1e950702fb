import { formatDateTime } from '#domain/money-format.ts';
import { unlinkedText } from '#domain/unlinked-text.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { letter } from '#server/mail/letter.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

interface Addressed {
  readonly to: string;
  readonly language: 'de' | 'en';
  readonly settings: Pick<ShopSettings, 'address'>;
}

/** Asks the new address to be confirmed. @param address of the page that does it */
export function confirmingMail({ address, ...addressed }: Addressed & { readonly address: string }): Letter {
  const { emailChangeMail: words } = serverTexts(addressed.language);
  const paragraphs = [
    words.greeting,
    words.confirm,
    { words: words.link, address },
    words.limits,
    words.nothingToDo,
  ];
  return letter({ ...addressed, subject: words.confirmSubject, paragraphs });
}

/** Tells whoever has the address already that somebody else wanted it. */
export function knownMail(addressed: Addressed): Letter {
  const { emailChangeMail: words } = serverTexts(addressed.language);
  const paragraphs = [words.greeting, words.known, words.nothingToDo];
  return letter({ ...addressed, subject: words.knownSubject, paragraphs });
}

/** Tells the address there was that another one was asked for, or took its place. It holds no link. */
export function formerMail({
  what,
  email,
  at,
  ...addressed
}: Addressed & { readonly what: 'asked' | 'changed'; readonly email: string; readonly at: Date }): Letter {
  const { language, settings } = addressed;
  const { emailChangeMail: words, passwordMail } = serverTexts(language);
  const told = words[what]({
    email: unlinkedText(email),
    at: formatDateTime(at.toISOString(), language),
  });
  return letter({
    ...addressed,
    subject: words.subjects[what],
    paragraphs: [
      words.greeting,
      told,
      ...(what === 'changed' ? [words.signedOut] : []),
      passwordMail.notYou({ phone: settings.address.phone, email: settings.address.email }),
    ],
  });
}

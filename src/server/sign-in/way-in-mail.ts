import { serverTexts } from '#server/calls/server-texts.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { htmlLink, htmlMail, htmlParagraph } from '#server/mail/html-mail.ts';

interface WayInMailContext {
  readonly language: 'de' | 'en';
  readonly settings: Pick<ShopSettings, 'address'>;
  /** Base of the link, never taken from a request (R8). */
  readonly publicUrl: string;
  readonly token: string;
}

/** The page that asks whether to use a way in; opening it changes nothing. */
const addressOf = ({ publicUrl, token }: WayInMailContext): string =>
  `${publicUrl}/login?wayIn=${encodeURIComponent(token)}`;

/** The mail with a one-time way in for somebody whose sign-in is slowed, because the account is being guessed at. */
export function wayInMail(context: WayInMailContext): { subject: string; text: string; html: string } {
  const { language, settings } = context;
  const { wayInMail: words } = serverTexts(language);
  const { address } = settings;
  const link = addressOf(context);
  const sender = `${address.company}, ${address.street}, ${address.zip} ${address.city}, ${address.phone}, ${address.email}`;
  const before = [words.greeting, words.reason, words.how];
  const after = [words.limits, words.notYou, sender];
  const body = [...before.map(htmlParagraph), htmlLink(words.link, link), ...after.map(htmlParagraph)];
  const html = htmlMail({ language, title: words.subject, body });
  return { subject: words.subject, text: `${[...before, link, ...after].join('\n\n')}\n`, html };
}

import type { ShopSettings } from '#server/settings/settings.service.ts';
import { htmlLink, htmlMail, htmlParagraph } from './html-mail.ts';

/** A paragraph of a mail; one with an address is a link. */
export type Paragraph = string | { readonly words: string; readonly address: string };

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail of paragraphs as text and as markup, with who sends it at its end. */
export function letter({
  to,
  language,
  subject,
  paragraphs,
  settings: { address },
}: {
  readonly to: string;
  readonly language: 'de' | 'en';
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly settings: Pick<ShopSettings, 'address'>;
}): Letter {
  const sender = `${address.company}, ${address.street}, ${address.zip} ${address.city}, ${address.phone}, ${address.email}`;
  const all = [...paragraphs, sender];
  const text = all.map((one) => (typeof one === 'string' ? one : `${one.words}: ${one.address}`));
  const body = all.map((one) =>
    typeof one === 'string' ? htmlParagraph(one) : htmlLink(one.words, one.address),
  );
  return { to, subject, text: `${text.join('\n\n')}\n`, html: htmlMail({ language, title: subject, body }) };
}

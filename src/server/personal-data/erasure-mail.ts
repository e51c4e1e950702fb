import { serverTexts } from '#server/calls/server-texts.ts';
import { htmlMail, htmlParagraph } from '#server/mail/html-mail.ts';
import type { Language } from '#server/session/visitor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

interface ErasureMailContext {
  readonly language: Language;
  readonly settings: Pick<ShopSettings, 'address'>;
  readonly keptOrders: readonly string[];
}

/** The last mail to somebody whose account was erased: what stays, and why. */
export function erasureMail({ language, settings: { address }, keptOrders }: ErasureMailContext) {
  const { erasureMail: words } = serverTexts(language);
  const { company, street, zip, city, phone, email } = address;
  const lines = [
    words.greeting,
    words.erased,
    ...(keptOrders.length === 0 ? [] : [words.kept({ numbers: keptOrders.join(', ') })]),
    words.notYou({ phone, email }),
    `${company}, ${street}, ${zip} ${city}, ${phone}, ${email}`,
  ];
  const html = htmlMail({ language, title: words.subject, body: lines.map(htmlParagraph) });
  return { subject: words.subject, text: `${lines.join('\n\n')}\n`, html };
}

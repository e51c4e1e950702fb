import { formatDateTime } from '#domain/money-format.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { htmlMail, htmlParagraph } from '#server/mail/html-mail.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

interface PasswordMailContext {
  readonly language: 'de' | 'en';
  readonly settings: Pick<ShopSettings, 'address'>;
  /** How many the person has. */
  readonly passkeys: number;
  readonly changedAt: Date;
}

/** Tells a person that the password was changed: whoever did not do it learns what to do. It holds no link. */
export function passwordMail({ language, settings: { address }, passkeys, changedAt }: PasswordMailContext): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { passwordMail: words } = serverTexts(language);
  const { company, street, zip, city, phone, email } = address;
  const lines = [
    words.greeting,
    words.changed({ at: formatDateTime(changedAt.toISOString(), language) }),
    words.signedOut,
    ...(passkeys === 0 ? [] : [words.passkeys({ count: passkeys })]),
    words.notYou({ phone, email }),
    `${company}, ${street}, ${zip} ${city}, ${phone}, ${email}`,
  ];
  const html = htmlMail({ language, title: words.subject, body: lines.map(htmlParagraph) });
  return { subject: words.subject, text: `${lines.join('\n\n')}\n`, html };
}

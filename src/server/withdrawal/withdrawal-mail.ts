import type { ReceivedWithdrawal } from '#contract/withdrawal.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { letter } from '#server/mail/letter.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import type { Mail } from '#server/mail/outbox.ts';
import type { Language } from '#server/session/visitor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { StoredWithdrawal } from './withdrawal.repository.ts';

export interface WithdrawalToTell {
  readonly item: ReceivedWithdrawal;
  readonly stored: Pick<StoredWithdrawal, 'buyer' | 'hasEmailOfOrder' | 'language'>;
  readonly settings: Pick<ShopSettings, 'address' | 'language'>;
  /** When it is told. */
  readonly now: Date;
}

/** What was declared and when it came, as the page shows it. */
function contentOf(item: ReceivedWithdrawal, language: Language): readonly string[] {
  const { withdrawal: words } = textsOf(language);
  const { reference, receivedAt, fullName, orderNumber, email, goods } = item;
  const { labels } = words;
  return [
    (goods === '' ? words.declaration : words.partDeclaration)({ orderNumber }),
    ...(goods === ''
      ? [`${labels.goods}: ${words.wholeOrder}`]
      : [`${labels.goods}:`, ...goods.split(/\n+/).filter((line) => line.trim() !== '')]),
    `${labels.fullName}: ${fullName}`,
    `${labels.email}: ${email}`,
    `${labels.receivedAt}: ${formatDateTime(receivedAt, language)}`,
    `${labels.reference}: ${reference}`,
  ];
}

/** The acknowledgement on a durable medium (§ 356a (4) BGB); sent again where the same is declared again, once an hour at most. */
function mailToConsumer({ item, stored, settings, now }: WithdrawalToTell): Mail {
  const { language } = stored;
  const words = mailTexts(language).withdrawal;
  const { reference, receivedAt, orderNumber, email: to } = item;
  const subject = words.subject({ orderNumber });
  const { phone, email } = settings.address;
  const paragraphs = [
    words.greeting,
    words.intro({ time: formatDateTime(receivedAt, language) }),
    ...contentOf(item, language),
    words.next,
    words.notYou({ phone, email }),
  ];
  return {
    ...letter({ to, language, subject, paragraphs, settings }),
    occasion: `withdrawal-${reference}-${now.toISOString().slice(0, 13)}`,
  };
}

/** Tells the staff what came, and whether there is such an order. */
function mailToShop({ item, stored, settings }: WithdrawalToTell): Mail {
  const { language, address } = settings;
  const words = mailTexts(language).withdrawal;
  const { reference, orderNumber } = item;
  const { buyer, hasEmailOfOrder } = stored;
  const match =
    buyer === null
      ? [words.noOrder]
      : [
          hasEmailOfOrder ? words.orderFound : words.orderOfOtherEmail,
          ...(buyer === 'company' ? [words.ofCompany] : []),
        ];
  const subject = words.shopSubject({ reference, orderNumber });
  const paragraphs = [words.shopIntro, ...match, ...contentOf(item, language), words.shopNext];
  return {
    ...letter({ to: address.email, language, subject, paragraphs, settings }),
    occasion: `withdrawal-${reference}`,
  };
}

/** Both mails of a withdrawal. */
export const withdrawalMails = (told: WithdrawalToTell): readonly Mail[] => [
  mailToConsumer(told),
  mailToShop(told),
];

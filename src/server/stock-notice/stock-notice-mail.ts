import { articlePath } from '#contract/article-path.ts';
import { stockNoticeAddress } from '#contract/stock-notice-path.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatMoney } from '#domain/money-format.ts';
import { reckonedSide, unitAmount } from '#domain/price.ts';
import { unitName } from '#domain/unit.ts';
import type { NoticeOfArticle } from './stock-notice.repository.ts';
import { confirmableDays, waitingDays } from './stock-notice.service.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import { letter } from '#server/mail/letter.ts';
import type { Letter, Paragraph } from '#server/mail/letter.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';

export interface StockNoticeMailContext {
  readonly settings: Pick<ShopSettings, 'address' | 'display_price' | 'taxExemptDisplayText'>;
  /** Base of the links, never taken from a request (R8). */
  readonly publicUrl: string;
  /** What the mail's owner confirms or ends the notice with. */
  readonly noticeKey: string;
}

const mailOf = (
  { email, language }: NoticeOfArticle,
  { settings }: StockNoticeMailContext,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly Paragraph[] },
): Letter =>
  letter({
    to: email,
    language,
    subject,
    paragraphs: [mailTexts(language).stockNotice.greeting, ...paragraphs],
    settings,
  });

function numbersOf(notice: NoticeOfArticle): string {
  const { language, articleNumber } = notice;
  return mailTexts(language).stockNotice.numbers({ articleNumber, makerNumber: makersNumber(notice) });
}

/** Price of one, as whoever asked for the notice saw prices. */
function priceOf(notice: NoticeOfArticle, exemptText: string): string {
  const { language, netPriceCents, taxRate, unit } = notice;
  const words = mailTexts(language).stockNotice.told;
  if (netPriceCents === null) return words.onRequest;
  const { units, taxExempt } = textsOf(language).vocabulary;
  return words.price[notice.isTaxExempt ? 'exempt' : notice.mode]({
    price: formatMoney(reckonedSide(unitAmount(netPriceCents, taxRate, notice), notice), language),
    unit: unitName(1, unit, units),
    exempt: exemptText || taxExempt,
  });
}

/** Asks the owner of an address whether the notice is wanted; nothing else is sent before that is confirmed. */
function askingMail(notice: NoticeOfArticle, context: StockNoticeMailContext): Letter {
  const { asking } = mailTexts(notice.language).stockNotice;
  return mailOf(notice, context, {
    subject: asking.subject(notice),
    paragraphs: [
      asking.reason,
      `${notice.name}, ${numbersOf(notice)}`,
      asking.how,
      { words: asking.link, address: `${context.publicUrl}${stockNoticeAddress(context.noticeKey)}` },
      asking.limits({ days: confirmableDays, longest: waitingDays }),
      asking.notYou,
    ],
  });
}

/** Tells a new address of its owner that the notice comes there, with the way to end it. */
function carriedMail(notice: NoticeOfArticle, context: StockNoticeMailContext): Letter {
  const { carried, told } = mailTexts(notice.language).stockNotice;
  return mailOf(notice, context, {
    subject: carried.subject(notice),
    paragraphs: [
      carried.reason,
      `${notice.name}, ${numbersOf(notice)}`,
      carried.how,
      { words: told.end, address: `${context.publicUrl}${stockNoticeAddress(context.noticeKey)}` },
    ],
  });
}

/** The first mail to an address about a notice: it asks its owner, or tells where the owner has confirmed it already. */
export const firstMail = (notice: NoticeOfArticle, context: StockNoticeMailContext): Letter =>
  (notice.isCarried ? carriedMail : askingMail)(notice, context);

/** Tells that an article can be delivered again, once, with its price now. */
export function toldMail(notice: NoticeOfArticle, context: StockNoticeMailContext): Letter {
  const { told } = mailTexts(notice.language).stockNotice;
  const { publicUrl, noticeKey, settings } = context;
  return mailOf(notice, context, {
    subject: told.subject(notice),
    paragraphs: [
      told.reason,
      `${notice.name}, ${numbersOf(notice)}`,
      ...(settings.display_price ? [priceOf(notice, settings.taxExemptDisplayText)] : []),
      { words: told.link, address: `${publicUrl}${articlePath(notice)}` },
      told.limits,
      told.once,
      { words: told.end, address: `${publicUrl}${stockNoticeAddress(noticeKey)}` },
    ],
  });
}

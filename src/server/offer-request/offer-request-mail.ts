import type { offerRequestFields } from '#contract/forms/offer-request.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { amountText } from '#server/basket/line-sentences.ts';
import { letter } from '#server/mail/letter.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import type { Mail } from '#server/mail/outbox.ts';
import type { Language, Member } from '#server/session/visitor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import type { StoredOfferPosition } from './stored-offer-request.ts';

export type TypedRequest = Readonly<Record<keyof typeof offerRequestFields, string>>;

interface SentRequest {
  readonly member: Member;
  readonly typed: TypedRequest;
  readonly positions: readonly StoredOfferPosition[];
  readonly reference: string;
  readonly settings: Pick<ShopSettings, 'address' | 'language'>;
}

const positionText = (position: StoredOfferPosition, language: Language): string => {
  const { article, articleNumber, displayName, quantity, unit } = position;
  const words = mailTexts(language).offerRequest;
  const amount = amountText(language, quantity, unit);
  const makerNumber = article === null ? null : makersNumber(article);
  return words.position({ amount, name: displayName, articleNumber, makerNumber });
};

/** What both mails say: who asks, by what the account knows of them where it knows it, for what, and in which words. */
function contentOf({ member, typed, positions }: SentRequest, language: Language): readonly string[] {
  const words = mailTexts(language).offerRequest;
  const { customerNumber, email } = member.user;
  const salutation = words.salutations[typed.userSalutation] ?? '';
  const name = [salutation, typed.userTitle, typed.userFirstname, typed.userLastname]
    .filter((part) => part !== '')
    .join(' ');
  return [
    words.customer({ number: customerNumber, name: typed.customerName }),
    words.person({ name, email: typed.userEmail, phone: typed.phone, zip: typed.zip }),
    ...(typed.userEmail.toLowerCase() === email.toLowerCase() ? [] : [words.signedInAs({ email })]),
    ...positions.map((position) => positionText(position, language)),
    words.about({ subject: typed.subject }),
    ...typed.text.split(/\n+/).filter((line) => line.trim() !== ''),
  ];
}

/** The request as the shop gets it; the person answers for every word of it. */
function mailToShop(request: SentRequest): Mail {
  const { reference, settings, typed } = request;
  const { language, address } = settings;
  const words = mailTexts(language).offerRequest;
  const subject = words.shopSubject({ reference, subject: typed.subject });
  const paragraphs = [words.shopIntro({ reference }), ...contentOf(request, language)];
  return {
    ...letter({ to: address.email, language, subject, paragraphs, settings }),
    occasion: `offer-request-${reference}`,
  };
}

/** The copy; it goes to the address of the account alone, so that nobody has mails sent to strangers. */
function mailToPerson(request: SentRequest): Mail {
  const { member, reference, settings } = request;
  const { language } = member;
  const words = mailTexts(language).offerRequest;
  const paragraphs = [
    words.greeting,
    words.personIntro({ reference }),
    ...contentOf(request, language),
    words.next({ phone: settings.address.phone }),
  ];
  const subject = words.personSubject({ reference });
  return {
    ...letter({ to: member.user.email, language, subject, paragraphs, settings }),
    occasion: `offer-request-${reference}-copy`,
  };
}

/** Both mails of a request that is sent. */
export const offerRequestMails = (request: SentRequest): readonly Mail[] => [
  mailToShop(request),
  mailToPerson(request),
];

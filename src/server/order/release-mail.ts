import { ownOrderPath } from '#contract/own-order-path.ts';
import { adminOrderPath } from '#contract/admin-orders-path.ts';
import { formatDate, formatDateTime, formatMoney } from '#domain/money-format.ts';
import { unlinkedText } from '#domain/unlinked-text.ts';
import type { DecidingPerson } from '#server/firm/firm.service.ts';
import { letter } from '#server/mail/letter.ts';
import type { Letter, Paragraph } from '#server/mail/letter.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { StoredOrder } from './stored-order.ts';

/** Steps of an order's life of which somebody is told by mail, as its history names them. */
export const releaseMailEvents = [
  'order.place',
  'release.ask',
  'release.answer',
  'release.deny',
  'release.change',
  'release.withdraw',
  'order.cancel',
  'after:reminder',
  'after:deputy',
  'after:expiry',
] as const;
export type ReleaseMailEvent = (typeof releaseMailEvents)[number];

/** A step somebody is to be told of. */
export interface ToldStep {
  readonly event: ReleaseMailEvent;
  readonly order: Pick<
    StoredOrder,
    'orderNumber' | 'email' | 'language' | 'totalNetCents' | 'releaseUntil' | 'deliveryDay'
  >;
  readonly buyer: string;
  /** Name of who took the step; empty for what time brought about. */
  readonly by: string;
  /** Whoever ordered took it. */
  readonly isByBuyer: boolean;
  /** They have deleted their account, where a release is read: nobody writes to them of it any more (docs/decisions/0114). */
  readonly isBuyerGone: boolean;
  /** What was asked, answered or given as a reason. */
  readonly text: string;
}

interface ReleaseMailContext {
  readonly settings: Pick<ShopSettings, 'address' | 'language'>;
  /** Base of the links, never taken from a request (R8). */
  readonly publicUrl: string;
  /** Those who decide about the order and are to know of the step. */
  readonly deciders: readonly DecidingPerson[];
}

/**
 * The mails of one step: to the buyer in the language of the order, to those who decide for the firm in the shop's, since theirs
 * is not known; the one of its placing to both (docs/decisions/0156).
 */
export function releaseMails(
  step: ToldStep,
  { settings, publicUrl, deciders }: ReleaseMailContext,
): Letter[] {
  const { orderNumber: number, email, totalNetCents, releaseUntil, deliveryDay } = step.order;
  const said = unlinkedText(step.text);
  const by = unlinkedText(step.by);
  const buyer = unlinkedText(step.buyer);
  const link = (label: string, path: string): Paragraph => ({
    words: label,
    address: `${publicUrl}${path}`,
  });
  const writerIn =
    (language: StoredOrder['language']) =>
    (to: DecidingPerson, subject: string, paragraphs: readonly Paragraph[]): Letter => {
      const { greeting, closing } = mailTexts(language).confirmation;
      const all = [greeting({ name: unlinkedText(to.name) }), ...paragraphs, closing];
      return letter({ to: to.email, language, subject, paragraphs: all, settings });
    };

  const ofBuyer = step.order.language;
  const words = mailTexts(ofBuyer).release;
  const writeToBuyer = writerIn(ofBuyer);
  const toBuyer = (
    { subject }: { readonly subject: (p: { number: string }) => string },
    paragraphs: readonly Paragraph[],
    label = words.see,
  ): Letter[] =>
    step.isBuyerGone
      ? []
      : [
          writeToBuyer({ email, name: step.buyer }, subject({ number }), [
            ...paragraphs,
            link(label, ownOrderPath(number)),
          ]),
        ];

  const ofShop = settings.language;
  const asking = mailTexts(ofShop).release;
  const writeToDecider = writerIn(ofShop);
  const toDeciders = (subject: string, paragraphs: readonly Paragraph[]): Letter[] =>
    deciders.map((person) =>
      writeToDecider(person, subject, [...paragraphs, link(asking.decide, adminOrderPath(number))]),
    );
  const waitingFor = (kind: 'request' | 'reminder' | 'deputy'): Letter[] =>
    toDeciders(asking[kind].subject({ number }), [
      asking[kind].intro({ buyer, total: formatMoney(totalNetCents, ofShop) }),
      ...(deliveryDay === null
        ? []
        : [`${textsOf(ofShop).order.parts.deliveryDay}: ${formatDate(deliveryDay, ofShop)}`]),
      ...(releaseUntil === null
        ? []
        : [asking.until({ date: formatDateTime(releaseUntil.toISOString(), ofShop) })]),
    ]);
  /** To those who would have decided; whoever ended the wait, or is told of its end as the buyer, knows. */
  const nothingLeft = (
    how: 'withdrawn' | 'cancelled' | 'expired',
    more: readonly Paragraph[] = [],
  ): Letter[] =>
    deciders
      .filter((person) => how === 'expired' || person.email !== email)
      .map((person) =>
        writeToDecider(person, asking[how].subject({ number }), [
          asking[how].intro({ buyer, number }),
          ...more,
          link(asking.withdrawn.link, adminOrderPath(number)),
        ]),
      );

  switch (step.event) {
    case 'order.place':
      return [...toBuyer(words.waiting, [words.waiting.intro({ number })]), ...waitingFor('request')];
    case 'after:reminder':
      return waitingFor('reminder');
    case 'after:deputy':
      return waitingFor('deputy');
    case 'release.ask':
      return toBuyer(words.question, [words.question.intro({ by }), said], words.question.link);
    case 'release.answer':
      return toDeciders(asking.answer.subject({ number }), [asking.answer.intro({ by }), said]);
    case 'release.deny':
      return toBuyer(words.denied, [words.denied.intro({ by, number }), said, words.denied.after]);
    case 'release.change':
      return toBuyer(words.changed, [
        step.isByBuyer ? words.changed.introOwn({ number }) : words.changed.intro({ by, number }),
        ...step.text.split('\n').map(unlinkedText),
        words.changed.total({ total: formatMoney(totalNetCents, ofBuyer) }),
        words.changed.after,
      ]);
    case 'release.withdraw':
      return nothingLeft('withdrawn');
    case 'order.cancel': {
      const { reason } = mailTexts(ofShop).cancellation;
      return nothingLeft('cancelled', said === '' ? [] : [reason({ reason: said })]);
    }
    case 'after:expiry':
      return [
        ...toBuyer(words.denied, [words.denied.expired({ number }), words.denied.after]),
        ...nothingLeft('expired'),
      ];
  }
}

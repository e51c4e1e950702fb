import type { ArticleTile } from '#contract/article.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import type { ArticleSetting } from '../article-setting.ts';

interface OfferRequestProps {
  readonly article: Pick<ArticleTile, 'displayName' | 'articleNumber' | 'manufacturerNumber'>;
  readonly setting: Pick<ArticleSetting, 'texts' | 'offerEmail'>;
}

/** The way to a price where none is shown: a mail to the shop that already names the article (S4.3). */
export function OfferRequest({ article, setting }: OfferRequestProps) {
  const { texts, offerEmail } = setting;
  if (offerEmail === null) return null;
  const given = {
    name: article.displayName,
    number: article.articleNumber,
    manufacturerNumber: makersNumber(article),
  };
  const subject = encodeURIComponent(texts.article.offerSubject(given));
  const body = encodeURIComponent(texts.article.offerBody(given));
  return (
    <ButtonLink
      to={`mailto:${offerEmail}?subject=${subject}&body=${body}`}
      aria-label={texts.article.requestOfferFor(given)}
    >
      {texts.article.requestOffer}
    </ButtonLink>
  );
}

import type { ArticleTile } from '#contract/article.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import type { ArticleSetting } from '../article-setting.ts';
import { offerRequestAddress } from './offer-request-address.ts';

interface OfferRequestProps {
  readonly article: Pick<ArticleTile, 'displayName' | 'articleNumber' | 'shopDepotId'>;
  readonly setting: Pick<ArticleSetting, 'texts' | 'isOfferAllowed'>;
}

/** The way to a price where none is shown: the page that asks for an offer on the article (S4.3). Guests sign in on the way. */
export function OfferRequest({ article, setting }: OfferRequestProps) {
  const { texts, isOfferAllowed } = setting;
  if (!isOfferAllowed) return null;
  return (
    <ButtonLink
      to={offerRequestAddress(article)}
      aria-label={texts.article.requestOfferFor({ name: article.displayName })}
    >
      {texts.article.requestOffer}
    </ButtonLink>
  );
}

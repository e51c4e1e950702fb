import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { QuantityAndAdd } from '#ui/shop/QuantityAndAdd/QuantityAndAdd.tsx';
import { useAddTile } from './add-tile.ts';

interface AddToBasketProps {
  readonly article: ShownArticle;
  readonly setting: ArticleSetting;
}

/** Amount and button of a tile, wired to its actor. */
export function AddToBasket({ article, setting }: AddToBasketProps) {
  const { view, send } = useAddTile(article);
  const name = `${article.brandName} ${article.manufacturerNumber}`;
  return <QuantityAndAdd name={name} unit={article.price.unit} view={view} send={send} setting={setting} />;
}

import type { CountedSupply } from '#domain/printer-table.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';

/** An article with how many of it, as lists that go into the basket say it. */
export function useLineWords() {
  const { ownDevices: words } = useTexts();
  const { language, texts } = useArticleSetting();
  return ({ article, quantity }: CountedSupply<ShownSupply>): string =>
    words.line({
      quantity: formatQuantity(quantity, article.price.unit, texts.vocabulary.units, language),
      name: article.displayName,
    });
}

import type { ArticleDetail } from '#contract/article.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { formatNumber } from '#domain/money-format.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { FactsTable } from '#ui/shop/FactsTable/FactsTable.tsx';
import type { Fact } from '#ui/shop/FactsTable/FactsTable.tsx';
import { InkColour } from '#ui/shop/InkColour/InkColour.tsx';
import { CopyableNumber } from '#ui/shop/NumberText/CopyableNumber.tsx';
import { NumberText } from '#ui/shop/NumberText/NumberText.tsx';
import { costPerPageText, yieldText } from '#ui/shop/yield-texts.ts';

interface ArticleFactsProps {
  readonly article: ArticleDetail;
  readonly setting: ArticleSetting;
}

/** Numbers, make, colour and yield: what decides whether it is the right article. */
export function KeyFacts({ article, setting }: ArticleFactsProps) {
  const { article: words } = setting.texts;
  const { articlePage } = useTexts();
  const copyable = (number: string) => (
    <CopyableNumber
      number={number}
      copyLabel={articlePage.copyNumber({ number })}
      copiedLabel={articlePage.numberCopied({ number })}
    />
  );
  const facts: Fact[] = [];
  const ofMaker = makersNumber(article);
  if (ofMaker !== null) {
    // A number of the maker of the printer is what people call OEM number; nobody else's is one.
    const label = article.make === 'original' ? words.manufacturerNumber : articlePage.makerNumber;
    facts.push({ label, value: copyable(ofMaker) });
  }
  facts.push({ label: words.articleNumber, value: copyable(article.articleNumber) });
  const make = words.make[article.make];
  if (make !== '') facts.push({ label: articlePage.makeLabel, value: make });
  if (article.basisfarbe !== null) {
    facts.push({ label: words.colour, value: <InkColour article={article} setting={setting} isLarge /> });
  }
  const pages = yieldText({ article, setting });
  if (pages !== null) {
    facts.push({
      label:
        article.yieldNorm === null ? words.yieldLabel : articlePage.yieldByNorm({ norm: article.yieldNorm }),
      value: [pages, costPerPageText({ article, setting })].filter((part) => part !== null).join(' · '),
    });
  }
  if (article.content !== null) {
    facts.push({
      label: articlePage.content,
      value: `${formatNumber(article.content, setting.language)} ${article.content_unit.display_name}`,
    });
  }
  if (article.weeeNummer !== null) {
    facts.push({ label: words.weeeNumber, value: <NumberText number={article.weeeNummer} /> });
  }
  return <FactsTable facts={facts} />;
}

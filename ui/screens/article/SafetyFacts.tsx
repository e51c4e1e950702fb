import type { ArticleDetail } from '#contract/article.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FactsTable } from '#ui/shop/FactsTable/FactsTable.tsx';
import type { Fact } from '#ui/shop/FactsTable/FactsTable.tsx';

interface SafetyFactsProps {
  readonly article: ArticleDetail;
}

/** Who made it and what to mind (GPSR Art. 19), as text on the page. */
export function SafetyFacts({ article }: SafetyFactsProps) {
  const { articlePage } = useTexts();
  const { name, address, email } = article.manufacturer;
  const facts: Fact[] = [
    { label: articlePage.manufacturer, value: name },
    { label: articlePage.manufacturerAddress, value: address },
    { label: articlePage.manufacturerEmail, value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  if (article.warnings.length > 0) {
    facts.push({
      label: articlePage.warnings,
      value: (
        <ul>
          {article.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ),
    });
  }
  return <FactsTable facts={facts.filter((fact) => fact.value !== '')} />;
}

import { comparisonPath, mostCompared } from '#contract/comparison-path.ts';
import { quantityRuleOf, smallestQuantity } from '#domain/quantity.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { FactsTable } from '#ui/shop/FactsTable/FactsTable.tsx';
import { NumberText } from '#ui/shop/NumberText/NumberText.tsx';
import { FitsDevices } from './FitsDevices.tsx';
import { LaterAddToList } from './LaterAddToList.tsx';
import { PageComparison } from './PageComparison.tsx';
import { Ratings } from './Ratings.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { SafetyFacts } from './SafetyFacts.tsx';
import type { ArticleData } from './article-data.ts';
import * as styles from './ArticleScreen.css.ts';

/** What stands below an article's offer: the way to a list for people who are signed in, what a page costs, what it fits, its facts, what else would do, and what buyers say. */
export function ArticleDetails(data: ArticleData) {
  const { item } = data;
  const { articlePage: words } = useTexts();
  const setting = useArticleSetting();
  const { isGuest, isVisit } = useVisitor().view;
  const alike = [...data.alternativeArtikel, ...data.variantArticles];
  return (
    <>
      {isGuest || isVisit ? null : (
        <LaterAddToList
          article={item}
          name={item.displayName}
          quantity={smallestQuantity(quantityRuleOf(item))}
        />
      )}
      <PageComparison own={item} others={data.alternativeArtikel} setting={setting} />
      <RelatedArticles
        id="umwelt"
        title={words.begreenAlternatives}
        articles={data.oekoAlternativeArtikel}
        setting={setting}
      />
      {item.deviceCount === 0 ? null : (
        <section className={styles.section} aria-labelledby="geraete">
          <h2 id="geraete">{words.devicesCount({ count: item.deviceCount })}</h2>
          <FitsDevices devices={item.devices} />
        </section>
      )}
      <div className={styles.columns}>
        {item.body === '' ? null : (
          <section className={styles.section} aria-labelledby="beschreibung">
            <h2 id="beschreibung">{words.description}</h2>
            <p className={styles.body}>{item.body}</p>
          </section>
        )}
        {item.facts.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="daten">
            <h2 id="daten">{words.facts}</h2>
            <FactsTable facts={item.facts} />
            <Link
              tone="alone"
              to={comparisonPath([item, ...alike].slice(0, mostCompared))}
              onIntent={setting.onIntent}
            >
              {words.compare}
            </Link>
          </section>
        )}
      </div>
      <RelatedArticles
        id="varianten"
        title={words.variants}
        articles={data.variantArticles}
        setting={setting}
      />
      <RelatedArticles
        id="zubehoer"
        title={words.accessories}
        articles={data.zubehoerArtikel}
        setting={setting}
      />
      <RelatedArticles
        id="dazu"
        title={words.crossSelling}
        articles={data.crossSellingArtikel}
        setting={setting}
      />
      <Ratings item={item} ratings={data.ratings} />
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="sicherheit">
          <h2 id="sicherheit">{words.responsible}</h2>
          <SafetyFacts article={item} />
        </section>
        {item.aliasNumbers.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="nummern">
            <h2 id="nummern">{words.otherNumbers}</h2>
            <ul className={styles.numbers}>
              {item.aliasNumbers.map((number) => (
                <li key={number}>
                  <NumberText number={number} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

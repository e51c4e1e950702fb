import { articlePath } from '#contract/article-path.ts';
import { quantityRuleOf, smallestQuantity } from '#domain/quantity.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { LaterAddToList } from './LaterAddToList.tsx';
import * as styles from './WaysOn.css.ts';

interface WaysOnProps {
  readonly article: ShownArticle;
  readonly setting: Pick<ArticleSetting, 'isAdminMode' | 'onIntent'>;
}

/**
 * Where one can go from an article that stands beside the page's own (S2.12): to its page and, for people who are signed in, onto a
 * list of theirs. Who may only look goes nowhere (S6-11).
 */
export function WaysOn({ article, setting }: WaysOnProps) {
  const { articlePage: words } = useTexts();
  const { isGuest, isVisit } = useVisitor().view;
  if (setting.isAdminMode) return null;
  return (
    <div className={styles.ways}>
      <Link
        tone="alone"
        to={articlePath(article)}
        onIntent={setting.onIntent}
        aria-label={words.detailsOf({ name: article.displayName })}
      >
        {words.details}
      </Link>
      {isGuest || isVisit ? null : (
        <LaterAddToList
          article={article}
          name={article.displayName}
          quantity={smallestQuantity(quantityRuleOf(article))}
        />
      )}
    </div>
  );
}

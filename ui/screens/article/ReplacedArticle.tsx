import type { ArticleDetail } from '#contract/article.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';

interface ReplacedArticleProps {
  readonly article: Pick<ArticleDetail, 'replaces'>;
  readonly setting: ArticleSetting;
}

/** What a compatible or rebuilt article stands in for, with the way there where the shop has it. */
export function ReplacedArticle({ article: { replaces }, setting }: ReplacedArticleProps) {
  const { articlePage } = useTexts();
  if (replaces === null) return null;
  return (
    <p>
      {articlePage.replaces}
      {replaces.path === null ? (
        replaces.name
      ) : (
        <Link to={replaces.path} onIntent={setting.onIntent}>
          {replaces.name}
        </Link>
      )}
    </p>
  );
}

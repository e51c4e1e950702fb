import type { ArticleDetail } from '#contract/article.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { articlePageWords } from './article-page-words.ts';

interface ReplacedArticleProps {
  readonly article: Pick<ArticleDetail, 'replaces'>;
  readonly setting: ArticleSetting;
}

/** What a compatible or rebuilt article stands in for, with the way there. */
export function ReplacedArticle({ article: { replaces }, setting }: ReplacedArticleProps) {
  if (replaces === null) return null;
  return (
    <p>
      {articlePageWords(setting.language).replaces}
      <Link to={replaces.path} onIntent={setting.onIntent}>
        {replaces.name}
      </Link>
    </p>
  );
}

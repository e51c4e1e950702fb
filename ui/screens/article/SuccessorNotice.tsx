import type { ArticleDetail } from '#contract/article.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './ArticleScreen.css.ts';

interface SuccessorNoticeProps {
  readonly article: Pick<ArticleDetail, 'sap_delivery_state' | 'successor'>;
  readonly hasAlternatives: boolean;
}

const discontinuedState = 5;

/** What to buy instead of an article that is no longer made (decision 13). */
export function SuccessorNotice({ article, hasAlternatives }: SuccessorNoticeProps) {
  const { article: words } = useTexts();
  const onIntent = usePrefetch();
  if (article.sap_delivery_state !== discontinuedState) return null;
  const { successor } = article;
  return (
    <div className={styles.notice}>
      <b>{words.discontinuedTitle}</b>
      {successor !== null ? (
        <Link to={successor.path} onIntent={onIntent}>
          {words.successor({ name: successor.displayName })}
        </Link>
      ) : hasAlternatives ? (
        <a href="#alternativen">{words.discontinuedHint}</a>
      ) : null}
    </div>
  );
}

import type { ArticleDetail } from '#contract/article.ts';
import { AskForNotice } from './AskForNotice.tsx';
import { useTexts } from '#ui/bindings/texts.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './ArticleScreen.css.ts';

/** A place that leads on, with its words. */
export interface WayOn {
  readonly to: string;
  readonly words: string;
}

interface UnavailableNoticeProps {
  readonly article: Pick<ArticleDetail, 'articleNumber' | 'shopDepotId' | 'successor'>;
  /** As it is told. */
  readonly state: number;
  /** Where what would do instead stands. */
  readonly instead: WayOn | null;
  readonly setting: ArticleSetting;
}

const discontinuedState = 5;

/** That an article cannot be had, said once, what to buy instead, and that one can be told when it comes back (docs/decisions/0014, 0045, 0051). */
export function UnavailableNotice({ article, state, instead, setting }: UnavailableNoticeProps) {
  const words = useTexts().articlePage;
  const { successor } = article;
  return (
    <div className={styles.notice} data-delivery={state}>
      <b>{state === discontinuedState ? words.discontinuedTitle : words.soldOutTitle}</b>
      {successor !== null ? (
        <Link to={successor.path} onIntent={setting.onIntent}>
          {words.successor({ name: successor.displayName })}
        </Link>
      ) : instead === null ? null : (
        <Link to={instead.to}>{instead.words}</Link>
      )}
      {state === discontinuedState ? null : <AskForNotice article={article} />}
    </div>
  );
}

import type { ArticleDetail } from '#contract/article.ts';
import { useLater } from '#ui/bindings/later.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { buttonClass } from '#ui/parts/Button/button-class.ts';
import * as styles from './ArticleScreen.css.ts';

interface AskForNoticeProps {
  readonly article: Pick<ArticleDetail, 'articleNumber' | 'shopDepotId'>;
}

const loadForm = async () => (await import('#ui/sections/stock-notice/NoticeForm.tsx')).NoticeForm;

/** Opens the form for a notice, whose code comes with the press; a failed load is told, and the next press tries again. */
export function AskForNotice({ article }: AskForNoticeProps) {
  const { articlePage, toasts } = useTexts();
  const form = useLater(loadForm);
  if (form.Part !== null) return <form.Part article={article} />;
  return (
    <>
      <button type="button" className={`${buttonClass({})} ${styles.ask}`} onClick={form.bring}>
        {articlePage.notify}
      </button>
      {form.hasFailed ? <p role="alert">{toasts.failed}</p> : null}
    </>
  );
}

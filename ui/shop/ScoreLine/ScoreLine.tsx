import type { ArticleTile } from '#contract/article.ts';

interface ScoreLineProps {
  readonly article: Pick<ArticleTile, '_score' | 'boost'>;
}

/** Why a list is in this order; the server sends both numbers to backend users only (S3.8). */
export function ScoreLine({ article: { _score: score, boost } }: ScoreLineProps) {
  if (score === undefined) return null;
  const numbers = `_score ${score} · boost ${boost ?? 1}`;
  return (
    <p>
      <small>
        <code>{numbers}</code>
      </small>
    </p>
  );
}

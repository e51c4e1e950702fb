import { formatDate } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { useBegreenWords } from './begreen-words.ts';
import * as styles from './begreen.css.ts';

interface LabelProofProps {
  readonly article: Pick<ShownArticle, 'umweltfreundlichesMerkmal' | 'begreenEvidence'>;
}

/** What proves the eco label of a tile (S2.7-39). */
export function LabelProof({ article }: LabelProofProps) {
  const words = useBegreenWords();
  const { language } = useWording();
  const { umweltfreundlichesMerkmal: label, begreenEvidence: evidence } = article;
  if (label === null) return null;
  return (
    <p className={styles.proof}>
      {evidence
        ? words.proven({ label, licence: evidence.licence, until: formatDate(evidence.validUntil, language) })
        : words.unproven({ label })}
    </p>
  );
}

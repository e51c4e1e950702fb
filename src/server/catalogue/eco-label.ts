import type { ArticleTile } from '#contract/article.ts';
import type { Mode } from '#server/session/visitor.ts';
import { catalogue as german } from '#texts/de/catalogue.ts';
import type { TileRow } from './tile-row.ts';

/** Flag of articles with an eco label. */
const labelFlag = 'begreen';

/** What the row of facts about it is called, as catalogues say it. */
const labelFact = 'Umweltzeichen';

type StoredLabel = Pick<TileRow, 'begreenLabel' | 'begreenLicence' | 'begreenValidUntil' | 'flags'>;

type ShownLabel = Pick<ArticleTile, 'umweltfreundlichesMerkmal' | 'begreenEvidence' | 'attributes'>;

/**
 * What of its eco label an article shows: to businesses each, with what proves it; to private customers only one whose licence
 * stands (docs/decisions/0150).
 *
 * @param day on Berlin's calendar, as `2026-11-28`
 */
export function shownLabel(
  { begreenLabel: label, begreenLicence: licence, begreenValidUntil: validUntil, flags }: StoredLabel,
  mode: Mode,
  day: string,
): ShownLabel {
  const isProven = licence !== null && validUntil !== null && validUntil >= day;
  if (label === null || (!isProven && mode === 'b2c'))
    return {
      umweltfreundlichesMerkmal: null,
      attributes: { br_flags: flags.filter((flag) => flag !== labelFlag) },
    };
  return {
    umweltfreundlichesMerkmal: label,
    begreenEvidence: isProven ? { licence, validUntil } : null,
    attributes: { br_flags: [...flags] },
  };
}

const germanDay = (day: string): string => day.split('-').toReversed().join('.');

/** Facts of an article's page; the one about its eco label says what proves it, and goes where the label is not shown. */
export function withLabelFact(
  article: StoredLabel & { readonly facts: readonly { label: string; value: string }[] },
  mode: Mode,
  day: string,
): { label: string; value: string }[] {
  const { umweltfreundlichesMerkmal: label, begreenEvidence: evidence } = shownLabel(article, mode, day);
  const proof =
    evidence === undefined || evidence === null
      ? german.labelUnproven
      : german.labelProof({ licence: evidence.licence, day: germanDay(evidence.validUntil) });
  return article.facts.flatMap((fact) => {
    if (fact.label !== labelFact) return [fact];
    return label === null ? [] : [{ ...fact, value: `${label} (${proof})` }];
  });
}

import type { ArticleTile, Basisfarbe } from '#contract/article.ts';
import { InkChip } from '#ui/parts/InkChip/InkChip.tsx';
import type { InkName } from '#ui/theme/palette.ts';
import type { ArticleSetting } from '../article-setting.ts';

const inksOf: Readonly<Record<Basisfarbe, readonly InkName[]>> = {
  schwarz: ['black'],
  cyan: ['cyan'],
  magenta: ['magenta'],
  gelb: ['yellow'],
  farbig: ['cyan', 'magenta', 'yellow'],
  grau: ['grey'],
  weiss: ['white'],
  sonstige: ['silver'],
};

interface InkColourProps {
  readonly article: Pick<ArticleTile, 'basisfarbe' | 'farbe'>;
  readonly setting: Pick<ArticleSetting, 'texts'>;
  readonly isLarge?: boolean;
}

/** The colour of an article as an ink chip with its name; nothing when it has none. */
export function InkColour({ article, setting, isLarge = false }: InkColourProps) {
  const { basisfarbe, farbe } = article;
  if (basisfarbe === null) return null;
  return (
    <InkChip
      inks={inksOf[basisfarbe]}
      label={farbe ?? setting.texts.vocabulary.basisfarben[basisfarbe]}
      isLabelShown
      isLarge={isLarge}
    />
  );
}

interface InkPatchProps {
  /** Value of the facet basisfarbe. */
  readonly basisfarbe: string;
}

/** Only the patch, beside a word that stands there anyway (facet values). */
export function inkNamesOf({ basisfarbe }: InkPatchProps): readonly InkName[] | null {
  return Object.hasOwn(inksOf, basisfarbe) ? inksOf[basisfarbe as Basisfarbe] : null;
}

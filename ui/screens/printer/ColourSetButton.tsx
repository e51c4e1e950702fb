import { setAmount } from '#domain/printer-table.ts';
import type { ColourSet } from '#domain/printer-table.ts';
import { priceView } from '#domain/mode.ts';
import { useColourSet } from '#ui/bindings/colour-set.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import * as styles from './PrinterScreen.css.ts';

interface ColourSetButtonProps {
  readonly set: ColourSet<ShownSupply>;
  /** The first of several is the main action. */
  readonly isMain: boolean;
  readonly setting: ArticleSetting;
}

/** One press for an article of each colour, with what they cost together. */
export function ColourSetButton({ set, isMain, setting }: ColourSetButtonProps) {
  const words = useTexts().printer;
  const { view, add } = useColourSet(set.articles);
  const { vocabulary } = setting.texts;
  const amount = setAmount(set.articles);
  const { primary, secondary } = priceView(setting);
  const money = useMoney();
  const given = {
    count: set.articles.length,
    sum: money(amount[primary]),
  };
  const colourOf = ({ farbe, basisfarbe }: ShownSupply): readonly string[] =>
    basisfarbe === null ? [] : [farbe ?? vocabulary.basisfarben[basisfarbe]];
  const missing = set.missing.flatMap(colourOf);
  const instead = set.instead.flatMap(({ article, from }) => {
    const kind = from === 'alternative' ? setting.texts.article.make[article.make] : words.columns[from];
    return colourOf(article).map((colour) => ({ colour, kind }));
  });
  const numbers = set.articles.map(({ manufacturerNumber }) => manufacturerNumber).join(', ');
  return (
    <li className={styles.set}>
      <p className={styles.setName}>
        <b>{words.columns[set.column]}</b>
        <small>{numbers}</small>
      </p>
      {instead.length === 0 ? null : <p className={styles.note}>{words.instead({ parts: instead })}</p>}
      <Button
        variant={isMain ? 'main' : 'secondary'}
        icon="basket"
        isPending={view.isAdding}
        pendingLabel={words.addingSet}
        onClick={add}
      >
        {missing.length === 0 ? words.addSet(given) : words.addPart(given)}
      </Button>
      {secondary === null ? null : (
        <p className={styles.note}>{vocabulary.grossBeside({ price: money(amount.gross) })}</p>
      )}
      {missing.length === 0 ? null : <p className={styles.note}>{words.missing({ colours: missing })}</p>}
      <noscript className={styles.note}>{vocabulary.addingNeedsScript}</noscript>
    </li>
  );
}

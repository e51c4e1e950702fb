import { memo, useRef } from 'react';
import { longestQuickNumber, longestQuickQuantity } from '#contract/quick-order.ts';
import { articleOf } from '#machines/quick-order/quick-order.rules.ts';
import type { QuickOrderCommand, SheetLine } from '#machines/quick-order/quick-order.types.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { LineFinding } from './LineFinding.tsx';
import * as styles from './QuickOrderScreen.css.ts';

interface QuickLineRowProps {
  readonly line: SheetLine;
  /** From 1. */
  readonly place: number;
  readonly setting: ArticleSetting;
  readonly isClosed: boolean;
  readonly send: (command: QuickOrderCommand) => void;
  /** Leads to the next line. */
  readonly goOn: (from: HTMLElement) => void;
}

/** One line: number and quantity as they were typed, and what was found. */
export const QuickLineRow = memo(function QuickLineRow({
  line,
  place,
  setting,
  isClosed,
  send,
  goOn,
}: QuickLineRowProps) {
  const { quickOrder: words } = useTexts();
  const number = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const isTaking = useRef(false);
  const { id } = line;
  const take = (command: QuickOrderCommand): void => {
    isTaking.current = true;
    send(command);
  };
  // The button that was pressed has gone with what it took.
  useChange(line, () => {
    if (isTaking.current && isFocusNowhere()) quantity.current?.focus();
    isTaking.current = false;
  });
  const enter = (): void => {
    const typed = {
      number: number.current?.value.trim() ?? line.number,
      quantity: quantity.current?.value.trim() ?? line.quantity,
    };
    if (typed.number !== line.number || typed.quantity !== line.quantity)
      send({ type: 'line.enter', id, ...typed });
  };
  const onKeyDown = (event: { readonly key: string; readonly currentTarget: HTMLElement }): void => {
    if (event.key !== 'Enter') return;
    enter();
    goOn(event.currentTarget);
  };
  return (
    <li
      className={styles.row}
      data-line={id}
      data-found={line.answer?.state ?? 'open'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) enter();
      }}
    >
      <div className={styles.number}>
        <TextField
          // What the chart makes of it is shown anew.
          key={line.number}
          ref={number}
          data-number=""
          label={words.numberOf({ place })}
          isLabelHidden
          defaultValue={line.number}
          maxLength={longestQuickNumber}
          isReadOnly={isClosed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.quantity}>
        <TextField
          key={line.quantity}
          ref={quantity}
          label={words.quantityOf({ place })}
          isLabelHidden
          defaultValue={line.quantity}
          placeholder={placeholderOf(line)}
          inputMode="numeric"
          maxLength={longestQuickQuantity}
          isReadOnly={isClosed}
          autoComplete="off"
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.finding}>
        <LineFinding line={line} setting={setting} isClosed={isClosed} take={take} />
      </div>
      <div className={styles.remove}>
        <IconButton
          icon="trash"
          label={words.remove({ place })}
          onClick={() => send({ type: 'line.remove', id })}
        />
      </div>
    </li>
  );
});

/** The smallest quantity, which is meant where none was typed. */
function placeholderOf(line: SheetLine): string | undefined {
  const article = articleOf(line);
  return article === null ? undefined : String(article.min_order_price_unit);
}

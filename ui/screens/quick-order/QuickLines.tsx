import { useCallback, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { isLeft } from '#machines/quick-order/quick-order.rules.ts';
import type { QuickOrderView } from '#machines/quick-order/quick-order.selectors.ts';
import type { QuickOrderCommand } from '#machines/quick-order/quick-order.types.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import * as lineList from '#ui/sections/line-list/line-list.css.ts';
import { NewLine } from './NewLine.tsx';
import { QuickLineRow } from './QuickLineRow.tsx';

interface QuickLinesProps {
  readonly view: QuickOrderView;
  readonly send: (command: QuickOrderCommand) => void;
}

/** Rows copied from a spreadsheet are no number: all of them are read. */
const isTable = (text: string): boolean => /[\t\n]/.test(text.trim());

/** The lines, and an empty one behind them; Enter leads to the next. */
export function QuickLines({ view, send }: QuickLinesProps) {
  const { quickOrder: words } = useTexts();
  const setting = useArticleSetting();
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = useRef<string | null>(null);
  const { lines, readCount, isClosed, isBusy } = view;
  // The button that was pressed has gone with its line.
  useChange(lines.length, (before, now) => {
    if (now < before && isFocusNowhere()) heading.current?.focus();
  });
  // What was read stands above the field it was pasted into.
  useChange(readCount, (_before, now) => {
    if (now > 0) heading.current?.focus();
  });
  const left = lines.filter(isLeft);
  const goToFirstLeft = (): void =>
    list.current?.querySelector<HTMLInputElement>(`[data-line="${left[0]?.id}"] input`)?.focus();
  const goOn = useCallback((from: HTMLElement): void => {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('[data-number]') ?? [])];
    const row = from.closest('li');
    const place = fields.findIndex((field) => field.closest('li') === row);
    fields[place + 1]?.focus();
  }, []);
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!isTable(text)) return;
    event.preventDefault();
    if (isBusy) waiting.current = text;
    else send({ type: 'lines.read', source: { text } });
  };
  // While numbers are looked up what is pasted waits its turn.
  useChange(isBusy, (_before, isStillBusy) => {
    const { current: text } = waiting;
    if (text === null || isStillBusy) return;
    waiting.current = null;
    send({ type: 'lines.read', source: { text } });
  });
  return (
    <section className={lineList.section} aria-labelledby="zeilen">
      <h2 id="zeilen" ref={heading} tabIndex={-1}>
        {words.linesTitle}
      </h2>
      {left.length === 0 ? null : (
        <p>
          {words.left({ count: left.length })}{' '}
          <Button size="small" variant="quiet" onClick={goToFirstLeft}>
            {words.toFirstLeft}
          </Button>
        </p>
      )}
      <ol ref={list} className={lineList.list} onPaste={onPaste}>
        {lines.map((line, place) => (
          <QuickLineRow
            key={line.id}
            line={line}
            place={place + 1}
            setting={setting}
            isClosed={isClosed}
            send={send}
            goOn={goOn}
          />
        ))}
        <NewLine isClosed={isClosed} send={send} />
      </ol>
    </section>
  );
}

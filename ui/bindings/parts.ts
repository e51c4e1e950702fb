import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { partAsked, partSize, partWith, partWithin } from '#domain/parts.ts';
import type { Part } from '#domain/parts.ts';
import type { ShownParts } from '#ui/shop/ListParts/shown-parts.ts';

/** Query parameter that names a line of a long list, counted from 1: its part is drawn. */
const parameter = 'position';

/**
 * A long list in parts: the one the address names, and what is opened from there. Whoever opens a part gets the focus on
 * the first line that is new.
 *
 * @param idOf element id of a line, which must be able to take the focus
 */
export function useParts(total: number, idOf: (line: number) => string): ShownParts {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get(parameter);
  const [opened, setOpened] = useState(() => ({ asked, part: partAsked(asked, total) }));
  const wanted = useRef<number | null>(null);
  const part = opened.asked === asked ? partWithin(opened.part, total) : partAsked(asked, total);
  const { first, end } = part;

  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(idOf(wanted.current))?.focus();
    wanted.current = null;
  });

  const show = (shown: Part, line: number): void => {
    wanted.current = line;
    setOpened({ asked, part: shown });
  };
  const addressOf = (line: number): string => `${pathname}?${parameter}=${line + 1}`;
  const before = partWith(Math.max(0, first - 1), total);
  return {
    first,
    end,
    total,
    addressOf,
    goTo: (line) => show(line >= first && line < end ? part : partWith(line, total), line),
    previous:
      first === 0
        ? null
        : {
            to: before.first === 0 ? pathname : addressOf(before.first),
            count: first - before.first,
            open: () => show({ first: before.first, end }, before.first),
          },
    next:
      end >= total
        ? null
        : {
            to: addressOf(end),
            count: Math.min(partSize, total - end),
            open: () => show({ first, end: Math.min(end + partSize, total) }, end),
          },
  };
}

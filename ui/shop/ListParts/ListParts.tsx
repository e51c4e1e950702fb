import type { MouseEvent, ReactNode } from 'react';
import { partSize } from '#domain/parts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import * as styles from './ListParts.css.ts';
import type { FurtherPart, ShownParts } from './shown-parts.ts';

interface ListPartsWords {
  readonly shownPositions: (p: { first: number; last: number; total: number }) => string;
  readonly morePositions: (p: { count: number }) => string;
  readonly previousPositions: (p: { count: number }) => string;
}

interface ListPartsProps {
  readonly parts: ShownParts;
  readonly words: ListPartsWords;
  /** The lines that are shown. */
  readonly children: ReactNode;
}

/** Says which part of a long list of positions is shown, and leads to the others; nothing beside a short list. */
export function ListParts({ parts, words, children }: ListPartsProps) {
  const { first, end, total, previous, next } = parts;
  if (total <= partSize) return children;
  return (
    <>
      {previous === null ? null : (
        <div className={styles.further}>
          <FurtherLink part={previous}>{words.previousPositions({ count: previous.count })}</FurtherLink>
        </div>
      )}
      {children}
      <div className={styles.further}>
        <p className={styles.shown} role="status">
          {words.shownPositions({ first: first + 1, last: end, total })}
        </p>
        {next === null ? null : (
          <FurtherLink part={next}>{words.morePositions({ count: next.count })}</FurtherLink>
        )}
      </div>
    </>
  );
}

interface FurtherLinkProps {
  readonly part: FurtherPart;
  readonly children: string;
}

/** Opens the part in place; without script, or in another tab, it is a page of its own. */
function FurtherLink({ part, children }: FurtherLinkProps) {
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    part.open();
  };
  return (
    <span className={styles.way}>
      <ButtonLink to={part.to} isFullWidth onClick={open}>
        {children}
      </ButtonLink>
    </span>
  );
}

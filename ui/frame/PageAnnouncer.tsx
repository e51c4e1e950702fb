import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchIn } from '#machines/search/search.rules.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { focusPlace, keepFocus, placeOfLanguage, placeOfPage, placeOfWork } from './focus-places.ts';

interface ShownPage {
  readonly pathname: string;
  readonly title: string;
  readonly part: string;
}

const partIn = (search: string): string => new URLSearchParams(search).get('page') ?? '1';

/** The page of the document where somebody has gone on before anybody could tell; null while it stands there. */
function leftBefore(pathname: string, search: string): ShownPage | null {
  const [document] = performance.getEntriesByType('navigation');
  if (document === undefined) return null;
  const delivered = new URL(document.name);
  const part = partIn(delivered.search);
  // Filters and orders make no other page.
  const isThere =
    delivered.pathname === pathname &&
    part === partIn(search) &&
    searchIn(delivered.search) === searchIn(search);
  return isThere ? null : { pathname: delivered.pathname, title: '', part };
}

/**
 * Tells which page stands there now, and leads the focus to its heading; on another page of a list to the list. A page that
 * has given the focus to something of its own keeps it there. What is taken away while it has the focus leaves it to what
 * stands nearest.
 */
export function PageAnnouncer() {
  const { vocabulary } = useTexts();
  const { pathname, search, hash } = useLocation();
  const [told, tell] = useState('');
  const part = partIn(search);
  const shown = useRef<ShownPage | null>(null);
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    const before = shown.current ?? leftBefore(pathname, search);
    const { title } = document;
    shown.current = { pathname, title, part };
    const language = before === null ? placeOfLanguage() : null;
    if (before === null && language === null) return;
    const isOtherPage = before?.pathname !== pathname || before.title !== title;
    const isOtherPart = before?.part !== part;
    tell(before?.title !== title ? title : isOtherPart ? vocabulary.goToPage({ page: Number(part) }) : '');
    if (language !== null) focusPlace(language);
    else if (isOtherPage) focusPlace(placeOfPage(hash));
    else if (isOtherPart) focusPlace(placeOfWork());
  }, [pathname, search, hash, part, vocabulary]);
  return <VisuallyHidden role="status">{told}</VisuallyHidden>;
}

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

/** Whether a heading the focus has come to has said it: the title holds its words, with a number or the name of the shop besides. */
function isReadWithHeading(title: string, reached: EventTarget | null): boolean {
  const { activeElement } = document;
  if (activeElement !== reached || activeElement?.matches('h1,h2') !== true) return false;
  const words = activeElement.textContent.replaceAll(/\s+/g, ' ').trim();
  return words !== '' && title.includes(words);
}

/**
 * Leads the focus to the heading of the page that stands there now, and tells its title unless the heading has said it; on another
 * page of a list leads to the list. A page that has given the focus to something of its own keeps it there. What is taken away
 * while it has the focus leaves it to what stands nearest.
 */
export function PageAnnouncer() {
  const { vocabulary } = useTexts();
  const { pathname, search, hash } = useLocation();
  const [told, tell] = useState('');
  const part = partIn(search);
  const shown = useRef<ShownPage | null>(null);
  /** Where the focus has come to since a page was told: what stands there still is not read again. */
  const reached = useRef<EventTarget | null>(null);
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    const reach = ({ target }: FocusEvent): void => void (reached.current = target);
    document.addEventListener('focusin', reach);
    return () => document.removeEventListener('focusin', reach);
  }, []);
  useEffect(() => {
    const before = shown.current ?? leftBefore(pathname, search);
    const { title } = document;
    shown.current = { pathname, title, part };
    const language = before === null ? placeOfLanguage() : null;
    if (before === null && language === null) return;
    const isOtherPage = before?.pathname !== pathname || before.title !== title;
    const isOtherPart = before?.part !== part;
    if (language !== null) focusPlace(language);
    else if (isOtherPage) focusPlace(placeOfPage(hash));
    else if (isOtherPart) focusPlace(placeOfWork());
    const said = before?.title === title ? '' : title;
    const page = isOtherPart ? vocabulary.goToPage({ page: Number(part) }) : '';
    tell(said === '' ? page : isReadWithHeading(said, reached.current) ? '' : said);
    reached.current = null;
  }, [pathname, search, hash, part, vocabulary]);
  return <VisuallyHidden role="status">{told}</VisuallyHidden>;
}

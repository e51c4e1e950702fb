import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { focusPlace, keepFocus, placeOfLanguage, placeOfPage, placeOfWork } from './focus-places.ts';

/**
 * Tells which page stands there now, and leads the focus to its heading; on another page of a list to the list. A page that
 * has given the focus to something of its own keeps it there. What is taken away while it has the focus leaves it to what
 * stands nearest.
 */
export function PageAnnouncer() {
  const { vocabulary } = useTexts();
  const { pathname, search, hash } = useLocation();
  const [told, tell] = useState('');
  const part = new URLSearchParams(search).get('page') ?? '1';
  const shown = useRef<{ readonly pathname: string; readonly title: string; readonly part: string } | null>(
    null,
  );
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    const before = shown.current;
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

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export type BareLinkProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onPointerEnter' | 'onFocus' | 'onTouchStart' | 'style'
> & {
  /** Path inside the shop, or a complete address (`https:`, `tel:`, `mailto:`, `/rest/…` with `isDocument`). */
  to: string;
  children?: ReactNode;
  /** Replaces the history entry instead of adding one. */
  isReplacing?: boolean;
  /** Leaves the page by the browser (downloads, other hosts). */
  isDocument?: boolean;
  /** Keeps the scroll position. */
  keepsScroll?: boolean;
  /** Called when the visitor is about to follow the link (pointer over it, focus, first touch): the place to prefetch. */
  onIntent?: (to: string) => void;
};

const schemePattern = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether a click means "go there in this tab": the main button without a key that asks the browser for more. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link without a look of its own; other parts put theirs on it. */
export function BareLink({ to, isDocument = false, ...rest }: BareLinkProps) {
  if (!isDocument && !schemePattern.test(to)) return <RoutedLink {...rest} to={to} />;
  const { isReplacing: _isReplacing, keepsScroll: _keepsScroll, onIntent, children, ...anchor } = rest;
  const target = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return (
    <a {...target} {...anchor} {...intentOf(to, onIntent)} href={to}>
      {children}
    </a>
  );
}

/**
 * A link inside the shop. Leaner than the router's own, of which a page has a hundred: paths of the shop are complete, so
 * none is resolved against its route, and no link is drawn anew because the address has changed.
 */
function RoutedLink({
  to,
  isReplacing = false,
  keepsScroll = false,
  onIntent,
  onClick,
  children,
  ...rest
}: BareLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    // As browsers do: going to the address that is shown adds nothing to the history.
    const isShown = event.currentTarget.href === location.href;
    void navigate(to, { replace: isReplacing || isShown, preventScrollReset: keepsScroll });
  };
  return (
    <a {...rest} {...intentOf(to, onIntent)} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function intentOf(to: string, onIntent: BareLinkProps['onIntent']) {
  if (onIntent === undefined) return {};
  const tell = () => onIntent(to);
  return { onPointerEnter: tell, onFocus: tell, onTouchStart: tell };
}

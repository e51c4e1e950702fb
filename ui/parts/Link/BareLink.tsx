import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

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

/** A link without a look of its own; other parts put theirs on it. */
export function BareLink({
  to,
  isReplacing = false,
  isDocument = false,
  keepsScroll = false,
  onIntent,
  children,
  ...rest
}: BareLinkProps) {
  const intent = onIntent
    ? { onPointerEnter: () => onIntent(to), onFocus: () => onIntent(to), onTouchStart: () => onIntent(to) }
    : {};
  if (isDocument || schemePattern.test(to)) {
    const target = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
    return (
      <a {...target} {...rest} {...intent} href={to}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink
      {...rest}
      {...intent}
      to={to}
      replace={isReplacing}
      preventScrollReset={keepsScroll}
      // Saves an attribute on every link; only framework builds look for it.
      discover="none"
    >
      {children}
    </RouterLink>
  );
}

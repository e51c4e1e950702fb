import type { ComponentProps, ReactNode } from 'react';

export type BareLinkProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onPointerEnter' | 'onFocus' | 'onTouchStart' | 'style'
> & {
  /** Path inside the shop, or a complete address (`https:`, `tel:`, `mailto:`). */
  to: string;
  children?: ReactNode;
  /** Keeps the scroll position. */
  keepsScroll?: boolean;
  /** Called when the visitor is about to follow the link (pointer over it, focus, first touch): the place to prefetch. */
  onIntent?: (to: string) => void;
};

/**
 * A link without a look of its own; other parts put theirs on it. It is not wired at all: the application follows every
 * link of the document inside the shop (`src/app/live/follow-links.ts`).
 */
export function BareLink({ to, keepsScroll = false, onIntent, children, ...anchor }: BareLinkProps) {
  const target = anchor.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return (
    <a
      {...target}
      {...anchor}
      {...intentOf(to, onIntent)}
      href={to}
      data-keeps-scroll={keepsScroll ? true : undefined}
    >
      {children}
    </a>
  );
}

function intentOf(to: string, onIntent: BareLinkProps['onIntent']) {
  if (onIntent === undefined) return {};
  const tell = () => onIntent(to);
  return { onPointerEnter: tell, onFocus: tell, onTouchStart: tell };
}

import type { ReactNode } from 'react';
import { articlePath } from '#contract/article-path.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ArticleSetting } from '../article-setting.ts';

interface ArticleLinkProps {
  readonly article: Parameters<typeof articlePath>[0];
  readonly setting: Pick<ArticleSetting, 'isAdminMode' | 'onIntent'>;
  /** Looks as links in tables do, instead of as its class says. */
  readonly isPlain?: boolean;
  readonly className?: string;
  /** Where what is read is not its whole name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Leads to the page of an article from wherever it is offered; for who may only look the name alone stands there (S6-11). */
export function ArticleLink({ article, setting, isPlain = false, children, ...rest }: ArticleLinkProps) {
  if (setting.isAdminMode) return <span {...rest}>{children}</span>;
  const way = { to: articlePath(article), onIntent: setting.onIntent };
  return isPlain ? (
    <Link tone="plain" {...way}>
      {children}
    </Link>
  ) : (
    <BareLink {...way} {...rest}>
      {children}
    </BareLink>
  );
}

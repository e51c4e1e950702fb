import type { ReactNode } from 'react';
import { articlePath } from '#contract/article-path.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ArticleSetting } from '../article-setting.ts';

type ArticleLinkProps = (OwnLook | PlainLook) & {
  readonly article: Parameters<typeof articlePath>[0];
  readonly setting: Pick<ArticleSetting, 'isAdminMode' | 'onIntent'>;
  readonly children: ReactNode;
};

interface OwnLook {
  readonly isPlain?: false;
  readonly className?: string;
  /** Where what is read is not its whole name. */
  readonly title?: string;
}

/** As links in tables look; no class adds to it. */
interface PlainLook {
  readonly isPlain: true;
  readonly className?: never;
  readonly title?: never;
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

import type { NamedSuccessor } from '#contract/named-successor.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { orderPageWords } from './order-page-words.ts';

interface SuccessorNameProps {
  readonly successor: NamedSuccessor | undefined;
}

/** Names what has taken the place of an article that is sold no more, with the way there; nothing where nothing has. */
export function SuccessorName({ successor }: SuccessorNameProps) {
  const { instead: words } = orderPageWords(useWording().language);
  const prefetch = usePrefetch();
  if (successor === undefined) return null;
  return (
    <div>
      {words.title}{' '}
      <Link to={successor.path} onIntent={prefetch}>
        {successor.displayName}
      </Link>
    </div>
  );
}

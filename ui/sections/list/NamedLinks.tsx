import type { Understood } from '#contract/listing.ts';
import { Link } from '#ui/parts/Link/Link.tsx';

/** Links a search leads to instead or beside its articles. */
export const NamedLinks = ({ links }: { readonly links: Understood['instead'] }) =>
  links.map(({ name, path }) => (
    <li key={path}>
      <Link to={path}>{name}</Link>
    </li>
  ));

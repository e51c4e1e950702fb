import { searchSteeringPath } from '#contract/search-steering-path.ts';
import { waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { waitingRegistrationsPath } from '#contract/waiting-registrations-path.ts';
import { staff as german } from '#texts/de/staff.ts';
import { staff as english } from '#texts/en/staff.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { Link } from '#ui/parts/Link/Link.tsx';

const words = { de: german, en: english } as const;

/** Ways of the shop's own staff to their pages; here, since every byte of the frame is loaded by every shopper. */
export function StaffLinks() {
  const { view } = useVisitor();
  const { language } = useWording();
  const prefetch = usePrefetch();
  if (!view.isBackend) return null;
  const { heading, flows, registrations, ratings, search } = words[language];
  return (
    <nav aria-label={heading}>
      <Link to="/flows" onIntent={prefetch}>
        {flows}
      </Link>{' '}
      <Link to={waitingRegistrationsPath} onIntent={prefetch}>
        {registrations}
      </Link>{' '}
      <Link to={waitingRatingsPath} onIntent={prefetch}>
        {ratings}
      </Link>{' '}
      <Link to={searchSteeringPath} onIntent={prefetch}>
        {search}
      </Link>
    </nav>
  );
}

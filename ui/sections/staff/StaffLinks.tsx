import { searchSteeringPath } from '#contract/search-steering-path.ts';
import { waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { waitingRegistrationsPath } from '#contract/waiting-registrations-path.ts';
import { staff as german } from '#texts/de/staff.ts';
import { staff as english } from '#texts/en/staff.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';

const words = { de: german, en: english } as const;

const pages = {
  flows: '/flows',
  registrations: waitingRegistrationsPath,
  ratings: waitingRatingsPath,
  search: searchSteeringPath,
} as const;
type StaffPage = keyof typeof pages;

interface StaffLinksProps {
  /** The one of their pages that is in sight. */
  readonly current?: StaffPage;
}

/** Ways of the shop's own staff to their pages; here, since every byte of the frame is loaded by every shopper. */
export function StaffLinks({ current }: StaffLinksProps) {
  const { view } = useVisitor();
  const { language } = useWording();
  if (!view.isBackend) return null;
  const { heading, ...labels } = words[language];
  return (
    <FilterLinks
      label={heading}
      options={(Object.keys(pages) as StaffPage[]).map((page) => ({
        label: labels[page],
        to: pages[page],
        isCurrent: page === current,
      }))}
    />
  );
}

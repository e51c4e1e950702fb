import type { ListReply } from '#contract/listing.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';

interface ListTrailProps {
  readonly subject: ListReply['item'];
  /** Address of the list without its parameters. */
  readonly path: string;
}

/** The way from the start page to this list. */
export function ListTrail({ subject, path }: ListTrailProps) {
  const { listing } = useTexts();
  const onIntent = usePrefetch();
  const crumbs = [
    { label: listing.start, to: '/' },
    ...subject.trail.map((above) => ({ label: above.name, to: above.path })),
    { label: subject.title, to: path },
  ];
  return <Breadcrumbs label={listing.trail} crumbs={crumbs} onIntent={onIntent} />;
}

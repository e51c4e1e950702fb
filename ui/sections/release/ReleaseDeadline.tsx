import type { Release } from '#contract/release.ts';
import { releaseDeadline } from '#domain/release-deadline.ts';
import { useTexts } from '#ui/bindings/texts.ts';

interface ReleaseDeadlineProps {
  readonly release: Pick<Release, 'deputyAt' | 'until'>;
  /** ISO 8601: when the page was loaded. */
  readonly now: string;
}

/** What comes next for an order nobody decides about, and when. */
export function ReleaseDeadline({ release, now }: ReleaseDeadlineProps) {
  const { release: words } = useTexts();
  const { next, days } = releaseDeadline(release, now);
  return words.deadlines[next]({ days });
}

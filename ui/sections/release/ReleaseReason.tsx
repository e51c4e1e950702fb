import type { Release } from '#contract/release.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';

interface ReleaseReasonProps {
  readonly release: Pick<Release, 'check' | 'limit' | 'value'>;
}

/** Why an order needs a release: what it costs beside what is allowed. */
export function ReleaseReason({ release: { check, limit, value } }: ReleaseReasonProps) {
  const { release: words } = useTexts();
  const money = useMoney();
  return words.reasons[check]({ limit: money(limit), value: money(value) });
}

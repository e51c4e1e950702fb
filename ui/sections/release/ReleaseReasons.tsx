import type { Release } from '#contract/release.ts';
import { reasonSaid } from '#domain/release.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';

interface ReleaseReasonsProps {
  readonly release: Pick<Release, 'reasons'>;
  /** Beside the value of the order, which is not said again. */
  readonly isShort?: boolean;
}

/** Why an order needs a release: what stands against what is allowed, one line a reason. */
export function ReleaseReasons({ release: { reasons }, isShort = false }: ReleaseReasonsProps) {
  const { release: words } = useTexts();
  const sentences = isShort ? words.shortReasons : words.reasons;
  const money = useMoney();
  return reasons.map(({ check, limit, value, budget }) => {
    const name = words.budget({ budget });
    return (
      <div key={`${check} ${name}`}>
        {sentences[reasonSaid({ check, limit })]({
          limit: money(limit),
          value: money(value),
          budget: name,
        })}
      </div>
    );
  });
}

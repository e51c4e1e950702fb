import type { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useList, useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';

/** What holds from now on, where the form stood that was sent. */
export function RulesInForce({ rules, categories }: ReplyOf<(typeof adminReleaseRuleEndpoints)['show']>) {
  const { adminReleaseRules: words } = useTexts();
  const money = useMoney();
  const list = useList();
  const { releaseAbove, reminderHours, deputyHours, expiryHours } = rules;
  const named = categories.filter(({ slug }) => rules.categories.includes(slug)).map(({ name }) => name);
  const lines = [
    ...(releaseAbove === null ? [] : [`${words.releaseAbove}: ${money(releaseAbove)}`]),
    ...(named.length === 0 ? [] : [`${words.categories}: ${list(named)}`]),
    ...(rules.isOwnerlessReleased ? [words.isOwnerlessReleased] : []),
    words.budgets,
    `${words.reminder}: ${words.hours({ count: reminderHours })}`,
    ...(rules.deputy === null ? [] : [`${words.deputyTurn}: ${words.hours({ count: deputyHours })}`]),
    `${words.expiry}: ${words.hours({ count: expiryHours })}`,
    ...(rules.mayReleaseOwn ? [words.mayReleaseOwn] : []),
  ];
  return (
    <section className={styles.section} aria-labelledby="in-force">
      <h2 id="in-force">{words.inForce}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

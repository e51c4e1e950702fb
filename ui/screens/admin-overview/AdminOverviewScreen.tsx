import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { adminBudgetPath, adminBudgetsPath, adminStatisticsPath } from '#contract/admin-firm-paths.ts';
import { adminOrderPath, adminOrdersPath } from '#contract/admin-orders-path.ts';
import type { AdminBudget } from '#contract/firm.ts';
import { formatDate } from '#domain/money-format.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { BudgetBar } from '#ui/sections/budget/BudgetBar.tsx';
import { QuestionBadge } from '#ui/sections/release/QuestionBadge.tsx';
import { budgetName } from '#ui/sections/firm/budget-name.ts';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import type { AdminOverviewData } from './admin-overview-data.ts';
import * as styles from './AdminOverviewScreen.css.ts';

/** `/my/admin` (S2.4-08): what waits for an admin, what runs out and what was unusual, in one look. */
export function Component() {
  const data = useLoaderData() as AdminOverviewData;
  const { texts, language } = useWording();
  const { adminOverview: words, adminBudgets } = texts;
  const money = useMoney();
  const { waiting, waitingCount, low, lowCount, unusual, month } = data;
  return (
    <div className={firm.page}>
      <h1>{words.title}</h1>
      <AccountNavigation current="firm" />
      <p>
        {words.month({ net: money(month.now.net), count: month.now.orders })}{' '}
        {words.monthBefore({ net: money(month.before.net), count: month.before.orders })}{' '}
        <Link to={adminStatisticsPath}>{words.toStatistics}</Link>
      </p>
      <div className={styles.parts}>
        <Part
          name="waiting"
          title={words.waiting({ count: waitingCount })}
          nothing={words.nothingWaits}
          all={{ to: adminOrdersPath, label: words.allWaiting }}
          entries={waiting.map(({ orderNumber, placedAt, buyer, totalNet, question }) => ({
            key: orderNumber,
            to: adminOrderPath(orderNumber),
            title: words.orderOf({ number: orderNumber, buyer: buyer.name }),
            text: (
              <>
                {words.waitsSince({ date: formatDate(placedAt, language), net: money(totalNet) })}{' '}
                <QuestionBadge order={{ question }} />
              </>
            ),
          }))}
        />
        <Part
          name="low"
          title={words.low({ count: lowCount })}
          nothing={words.nothingLow}
          all={{ to: adminBudgetsPath, label: words.allBudgets }}
          entries={low.map((budget) => ({
            key: String(budget.id),
            to: adminBudgetPath(budget.id),
            title: budgetName(budget, adminBudgets),
            text: (
              <>
                <BudgetUse budget={budget} />
                <BudgetBar budget={budget} />
              </>
            ),
          }))}
        />
        <Part
          name="unusual"
          title={words.unusual}
          nothing={words.nothingUnusual}
          entries={unusual.map(({ orderNumber, placedAt, buyer, net, usual }) => ({
            key: orderNumber,
            to: adminOrderPath(orderNumber),
            title: words.orderOf({ number: orderNumber, buyer }),
            text: words.unusualOf({
              date: formatDate(placedAt, language),
              net: money(net),
              usual: money(usual),
            }),
          }))}
        />
      </div>
    </div>
  );
}

/** How much of a budget is used; that there is more than it allows stands out. */
function BudgetUse({ budget: { used, amount, period } }: { readonly budget: AdminBudget }) {
  const { adminOverview: words, adminBudgets } = useTexts();
  const money = useMoney();
  const said = { used: money(used), amount: money(amount), period: adminBudgets.periods[period] };
  return used > amount ? <Badge tone="danger">{words.exceeded(said)}</Badge> : words.usedOf(said);
}

interface PartProps {
  readonly name: string;
  readonly title: string;
  /** Said where there are no entries. */
  readonly nothing: string;
  readonly entries: readonly {
    readonly key: string;
    readonly to: string;
    readonly title: string;
    readonly text: ReactNode;
  }[];
  /** Where all of them are. */
  readonly all?: { readonly to: string; readonly label: string };
}

function Part({ name, title, nothing, entries, all }: PartProps) {
  const prefetch = usePrefetch();
  return (
    <section className={styles.part} aria-labelledby={name}>
      <h2 id={name} className={styles.title}>
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className={firm.hint}>{nothing}</p>
      ) : (
        <ul className={firm.list}>
          {entries.map(({ key, to, title: entry, text }) => (
            <li key={key}>
              <Link to={to} onIntent={prefetch}>
                {entry}
              </Link>
              <div className={firm.small}>{text}</div>
            </li>
          ))}
        </ul>
      )}
      {all === undefined || entries.length === 0 ? null : (
        <p>
          <Link tone="alone" to={all.to} onIntent={prefetch}>
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}

import { mostBudgets } from '#contract/admin-budgets.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { oneSpace } from '#domain/address-check.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { normaliseEmail } from '#domain/email.ts';
import { budgetForm } from '#domain/forms/budget.ts';
import { formatMoney } from '#domain/money-format.ts';
import type { BudgetPeriod } from '#domain/release.ts';
import { typedId } from '#domain/typed-id.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import { insertBudgets, loadFirmBudgets, updateBudgets } from './budget.repository.ts';
import type { BudgetAmount, BudgetOwners, NewBudget } from './budget.repository.ts';
import { amountOf } from './budget.service.ts';
import { loadCostCenterNames } from './cost-center.repository.ts';
import { listMembers } from './firm-people.repository.ts';
import { periodNames, tableWords, valueOf, wordsIn } from './import-columns.ts';
import { createRowReport, createTwiceCheck } from './import-plan.ts';
import type { Planner } from './import-plan.ts';
import { periodStartsAt } from './period-starts.ts';

/** No id: what the form of a single one takes for what is not known. */
const noneKnown = '?';

/** The id of what a cell names: nothing for an empty cell. */
const idIn = (known: ReadonlyMap<string, number>, cell: string): string =>
  cell === '' ? '' : String(known.get(cell) ?? noneKnown);

const keyOf = ({ personId, costCenterId }: BudgetOwners, period: BudgetPeriod): string =>
  `${personId} ${costCenterId} ${period}`;

/** Budgets of a file, by whose they are and for which period (docs/decisions/0127). */
export const planBudgets =
  (clock: () => Date): Planner =>
  async (executor, member, rows) => {
    const { language, user } = member;
    const { accountId } = user;
    const words = serverTexts(language).tableImport;
    const now = clock();
    const countsFrom = berlinDay(now);
    const stored = await loadFirmBudgets(executor, accountId, periodStartsAt(now));
    const people = new Map(
      (await listMembers(executor, accountId)).map(({ email, id }) => [normaliseEmail(email), id]),
    );
    const costCenters = new Map(
      (await loadCostCenterNames(executor, accountId)).map(({ number, id }) => [number, id]),
    );
    const byKey = new Map(
      stored.map((one) => [
        keyOf({ personId: one.person?.id ?? null, costCenterId: one.costCenter?.id ?? null }, one.period),
        one,
      ]),
    );
    const isTwice = createTwiceCheck(language);
    const added: NewBudget[] = [];
    const changed: ({ id: number } & BudgetAmount)[] = [];
    let count = stored.length;

    const reports = rows.map(({ line, cells }) => {
      const [email, number] = [oneSpace(cells['person'] ?? ''), oneSpace(cells['costCenter'] ?? '')];
      const name = [email, number].filter((part) => part !== '').join(', ');
      const report = createRowReport({ table: 'budgets', language, line, name });
      const periodCell = cells['period'] ?? '';
      const period = valueOf(periodNames, periodCell);
      if (period === null)
        report.blame(
          'period',
          words.unknownWord({ typed: periodCell, known: wordsIn(periodNames, language) }),
        );
      const typed = {
        person: idIn(people, normaliseEmail(email)),
        costCenter: idIn(costCenters, number),
        amount: cells['amount'] ?? '',
        period: period ?? 'month',
      };
      report.blameFields(faultsIn(budgetForm, typed));
      if (report.isRefused()) return report;
      const owners = { personId: typedId(typed.person), costCenterId: typedId(typed.costCenter) };
      const key = keyOf(owners, typed.period);
      const known = byKey.get(key) ?? null;
      isTwice(report, owners.personId === null ? 'costCenter' : 'person', key);
      if (known === null && !report.isRefused()) {
        if (count >= mostBudgets)
          report.blame('amount', orderingTexts(language).tooManyBudgets({ most: mostBudgets }));
        else count += 1;
      }
      const checked = amountOf(typed);
      const periodWord = tableWords[language].periods[typed.period];
      const isToWrite = report.compare({
        before: known && { period: periodWord, amount: formatMoney(known.amount, language) },
        after: { period: periodWord, amount: formatMoney(checked.amount, language) },
      });
      if (isToWrite && known === null) added.push({ ...owners, ...checked, countsFrom });
      else if (isToWrite && known !== null) changed.push({ id: known.id, ...checked });
      return report;
    });

    return {
      rows: reports.map((report) => report.row()),
      async write() {
        await insertBudgets(executor, accountId, added);
        await updateBudgets(executor, user, changed);
        return reports.map((report) => report.row());
      },
    };
  };

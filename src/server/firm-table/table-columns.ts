import type { Address } from '#contract/address.ts';
import type { PersonAddress } from '#contract/admin-addresses.ts';
import type { AdminOrderSummary } from '#contract/admin-orders.ts';
import type { FirmMember } from '#contract/admin-users.ts';
import type { AdminBudget, AdminCostCenter } from '#contract/firm.ts';
import type { StatisticsGroup } from '#contract/statistics-groups.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { countCell, moneyCell } from '#domain/csv.ts';
import type { CsvCell } from '#domain/csv.ts';
import { emailsOf } from '#domain/firm-tables.ts';
import { reasonSaid } from '#domain/release.ts';
import { formatMoney } from '#domain/money-format.ts';
import type { StatisticsLine } from '#domain/statistics-lines.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Language } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';

/** A column of a file: what stands above it, and what in it. */
type FileColumn<Row> = readonly [head: string, cell: (row: Row) => CsvCell];

/** The columns of a file by the column of the page they come with: what shares a cell there has columns of its own here. */
export type FileColumns<Row> = Readonly<Record<string, readonly FileColumn<Row>[]>>;

const dayCell = (iso: string | null): CsvCell => (iso === null ? '' : { day: berlinDay(new Date(iso)) });

/** What the firm's people are. */
export function peopleColumns(language: Language): FileColumns<FirmMember> {
  const { firmTables, adminUsers } = textsOf(language);
  const { people: heads, yes, no } = firmTables;
  const said = (is: boolean): string => (is ? yes : no);
  return {
    name: [
      [heads.name, ({ name }) => name],
      [heads.email, ({ email }) => email],
    ],
    roles: [
      [heads.isAdmin, ({ isAdmin }) => said(isAdmin)],
      [heads.isDeputy, ({ isDeputy }) => said(isDeputy)],
      [heads.mayOrder, ({ mayOrder }) => said(mayOrder)],
    ],
    state: [
      [heads.state, ({ state }) => adminUsers.states[state]],
      [heads.invitedUntil, ({ invitedUntil }) => dayCell(invitedUntil)],
    ],
    signedInAt: [[heads.signedInAt, ({ signedInAt }) => dayCell(signedInAt)]],
  };
}

export function costCenterColumns(language: Language): FileColumns<AdminCostCenter> {
  const { costCenters: heads, active, inactive, periods } = textsOf(language).firmTables;
  const money = (cents: number): string => formatMoney(cents, language);
  const { budget: wordsOf, budgetOf } = textsOf(language).adminCostCenters;
  const budgetWords = ({ period, used, amount, person }: AdminBudget): string =>
    [
      wordsOf({ period: periods[period], used: money(used), amount: money(amount) }),
      ...(person === null ? [] : [budgetOf({ person: person.name })]),
    ].join(' ');
  return {
    name: [
      [heads.number, ({ number }) => number],
      [heads.name, ({ name }) => name],
      [heads.state, ({ isActive }) => (isActive ? active : inactive)],
    ],
    owner: [[heads.owner, ({ owner }) => owner?.email ?? '']],
    people: [[heads.people, ({ people }) => emailsOf(people)]],
    budgets: [
      [serverTexts(language).tableExport.budgets, ({ budgets }) => budgets.map(budgetWords).join('; ')],
    ],
  };
}

export function budgetColumns(language: Language): FileColumns<AdminBudget> {
  const { budgets: heads, periods } = textsOf(language).firmTables;
  return {
    name: [
      [heads.person, ({ person }) => person?.email ?? ''],
      [heads.costCenter, ({ costCenter }) => costCenter?.number ?? ''],
    ],
    period: [[heads.period, ({ period }) => periods[period]]],
    amount: [[heads.amount, ({ amount }) => moneyCell(amount)]],
    used: [[heads.used, ({ used }) => moneyCell(used)]],
    left: [[serverTexts(language).tableExport.left, ({ amount, used }) => moneyCell(amount - used)]],
  };
}

export function firmAddressColumns(language: Language): FileColumns<Address> {
  const { tableExport: heads } = serverTexts(language);
  const { forms, checkout } = textsOf(language);
  const { address: labels } = checkout;
  return {
    recipient: [
      [heads.kind, ({ kind }) => heads.kinds[kind]],
      [labels.company, ({ company }) => company],
      [labels.salutation, ({ salutation }) => (salutation === 'none' ? '' : labels.salutations[salutation])],
      [labels.firstname, ({ firstname }) => firstname],
      [labels.lastname, ({ lastname }) => lastname],
      [forms.addressFields.vatId, ({ vatId }) => vatId],
    ],
    street: [
      [labels.street, ({ street }) => street],
      [labels.houseNumber, ({ houseNumber }) => houseNumber],
      [labels.addition, ({ addition }) => addition],
    ],
    city: [
      [labels.zip, ({ zip }) => zip],
      [labels.city, ({ city }) => city],
    ],
    country: [[heads.country, ({ country }) => forms.countries[country]]],
    phone: [[forms.addressFields.phone, ({ phone }) => phone]],
  };
}

export function personAddressColumns(language: Language): FileColumns<PersonAddress> {
  const { tableExport: heads } = serverTexts(language);
  const { yes, no } = textsOf(language).firmTables;
  const { recipient = [], ...places } = firmAddressColumns(language);
  return {
    ...places,
    person: [
      [heads.person, ({ person }) => person.name],
      [heads.personEmail, ({ person }) => person.email],
      [heads.isDefault, ({ isDefault }) => (isDefault ? yes : no)],
    ],
    recipient,
  };
}

type FileOrder = Omit<AdminOrderSummary, 'decisions' | 'budgets'>;

export function orderFileColumns(language: Language): FileColumns<FileOrder> {
  const { orders: heads } = serverTexts(language).tableExport;
  const { order, release: releaseWords, adminOrders } = textsOf(language);
  const money = (cents: number): string => formatMoney(cents, language);
  const whileWaiting = ({ state, release }: FileOrder) => (state === 'awaitingRelease' ? release : null);
  const reasonOf = ({ release }: FileOrder): string => {
    if (release === null) return adminOrders.noRelease;
    return release.reasons
      .map(({ check, limit, value, budget }) => {
        const name = releaseWords.budget({ budget });
        const said = reasonSaid({ check, limit });
        return releaseWords.reasons[said]({ limit: money(limit), value: money(value), budget: name });
      })
      .join(' ');
  };
  return {
    number: [
      [heads.number, ({ orderNumber }) => orderNumber],
      [
        heads.state,
        ({ state, cancelReason }) =>
          cancelReason === undefined ? order.states[state] : order.cancelReasons[cancelReason],
      ],
    ],
    placedAt: [[heads.placedAt, ({ placedAt }) => dayCell(placedAt)]],
    buyer: [
      [heads.buyer, ({ buyer }) => buyer.name],
      [heads.email, ({ buyer }) => buyer.email],
      [heads.costCenters, ({ costCenters }) => costCenters.join(', ')],
    ],
    total: [[heads.net, ({ totalNet }) => moneyCell(totalNet)]],
    gross: [[heads.gross, ({ totalGross }) => moneyCell(totalGross)]],
    reason: [
      [heads.reason, reasonOf],
      [heads.deputyAt, (order) => dayCell(whileWaiting(order)?.deputyAt ?? null)],
      [heads.until, (order) => dayCell(whileWaiting(order)?.until ?? null)],
    ],
  };
}

export function statisticsFileColumns(language: Language, by: StatisticsGroup): FileColumns<StatisticsLine> {
  const { groups, columns } = textsOf(language).adminStatistics;
  return {
    name: [[groups[by], ({ label }) => label]],
    orders: [[columns.orders, ({ now }) => countCell(now.orders)]],
    net: [[columns.net, ({ now }) => moneyCell(now.net)]],
    ordersBefore: [[columns.ordersBefore, ({ before }) => countCell(before.orders)]],
    netBefore: [[columns.netBefore, ({ before }) => moneyCell(before.net)]],
  };
}

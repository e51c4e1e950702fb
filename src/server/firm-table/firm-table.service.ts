import {
  adminAddressesPath,
  adminBudgetsPath,
  adminCostCenterOrdersPath,
  adminCostCentersPath,
  adminStatisticsPath,
  adminUserAddressesPath,
  adminUserOrdersPath,
} from '#contract/admin-firm-paths.ts';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import type { adminTableEndpoints } from '#contract/admin-tables.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { TableFormat } from '#contract/table-formats.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import {
  budgetTable,
  costCenterTable,
  firmAddressTable,
  peopleTable,
  personAddressTable,
} from '#domain/firm-tables.ts';
import { askedFor, orderColumns, readOrdersQuery } from '#domain/firm-orders-address.ts';
import { readStatisticsQuery, statisticsAsked } from '#domain/statistics-address.ts';
import { statisticsLines, statisticsTable } from '#domain/statistics-lines.ts';
import { daysOf } from '#domain/statistics-span.ts';
import { readRowQuery, rowsFound, usualColumns } from '#domain/table-query.ts';
import type { RowTable } from '#domain/table-query.ts';
import type { FirmAddressService } from '#server/address/firm-address.service.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { OrderDocumentService } from '#server/document/order-document.service.ts';
import { tableFileOf } from '#server/document/table-file.ts';
import type { Table } from '#server/document/xlsx.ts';
import type { BudgetService } from '#server/firm/budget.service.ts';
import type { CostCenterService } from '#server/firm/cost-center.service.ts';
import type { FirmPeopleService } from '#server/firm/firm-people.service.ts';
import type { ReleaseService } from '#server/order/release.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { StatisticsService } from '#server/statistics/statistics.service.ts';
import { textsOf } from '#texts/catalogues.ts';
import {
  budgetColumns,
  costCenterColumns,
  firmAddressColumns,
  orderFileColumns,
  peopleColumns,
  personAddressColumns,
  statisticsFileColumns,
} from './table-columns.ts';
import type { FileColumns } from './table-columns.ts';

export interface FirmTableNeeds {
  readonly foundation: Pick<Foundation, 'clock'>;
  readonly firms: {
    readonly costCenters: Pick<CostCenterService, 'list'>;
    readonly budgets: Pick<BudgetService, 'list'>;
  };
  readonly firmPeople: Pick<FirmPeopleService, 'list'>;
  readonly firmAddresses: Pick<FirmAddressService, 'ofFirm' | 'ofPeople'>;
  readonly releases: Pick<ReleaseService, 'firmOrderTable'>;
  readonly statistics: Pick<StatisticsService, 'show'>;
  readonly documents: Pick<OrderDocumentService, 'workbookOf'>;
}

/** What an admin asks for: the page, and what its address says. */
interface AskedTable {
  readonly path: AdminTablePath;
  readonly query: string;
  readonly format: TableFormat;
}

/** A table that was found, and how its file is called. */
interface Found {
  readonly name: string;
  readonly table: Table;
  /** Rows there are beyond these. */
  readonly leftOut: number;
}

interface Filled<Row> {
  readonly name: string;
  /** Of the sheet. */
  readonly title: string;
  readonly rows: readonly Row[];
  readonly leftOut?: number;
  readonly columns: FileColumns<Row>;
  /** The columns of the page that are shown. */
  readonly shown: readonly string[];
}

function filled<Row>({ name, title, rows, leftOut = 0, columns, shown }: Filled<Row>): Found {
  const chosen = shown.flatMap((id) => columns[id] ?? []);
  const table = {
    head: chosen.map(([head]) => head),
    rows: rows.map((row) => chosen.map(([, cell]) => cell(row))),
    sheet: title,
  };
  return { name, table, leftOut };
}

/** Rows as the page of the same address finds and sorts them. */
function narrowed<Row>(
  search: URLSearchParams,
  table: RowTable<Row>,
  file: Omit<Filled<Row>, 'shown' | 'leftOut'>,
): Found {
  const query = readRowQuery(search, table);
  const shown = query.columns ?? usualColumns(table.columns);
  return filled({ ...file, rows: rowsFound(file.rows, query, table), shown });
}

export interface FirmTableService {
  /**
   * What the address of a table finds, as a file.
   *
   * @throws Unavailable when too many workbooks are being written
   */
  readonly export: (member: Member, asked: AskedTable) => Promise<ReplyOf<typeof adminTableEndpoints.export>>;
}

/** So many orders a file holds. */
const mostOrders = 10_000;

/** The tables of a firm as files; its admins get their own firm's alone (R24). */
export function createFirmTables({
  foundation: { clock },
  firms: { costCenters, budgets },
  firmPeople,
  firmAddresses,
  releases,
  statistics,
  documents,
}: FirmTableNeeds): FirmTableService {
  /** Of a file that is another one tomorrow. */
  const dated = (name: string): string => `${name}-${berlinDay(clock())}`;

  type Asking = (member: Member, search: URLSearchParams) => Promise<Found>;

  const ordersFound: Asking = async (member, search) => {
    const { language } = member;
    const query = readOrdersQuery(search);
    const { items, total } = await releases.firmOrderTable(member, askedFor(query), mostOrders);
    return filled({
      name: dated(serverTexts(language).tableExport.fileNames.orders),
      title: textsOf(language).adminOrders.title,
      rows: items,
      leftOut: total - items.length,
      columns: orderFileColumns(language),
      shown: query.columns ?? usualColumns(orderColumns),
    });
  };

  const statisticFound =
    (path: AdminTablePath): Asking =>
    async (member, search) => {
      const { language } = member;
      const query = readStatisticsQuery(path, search, berlinDay(clock()));
      const { rows } = await statistics.show(member, statisticsAsked(query));
      const { without, titles } = textsOf(language).adminStatistics;
      return narrowed(search, statisticsTable(query.by), {
        name: `${serverTexts(language).tableExport.fileNames[query.by]}-${daysOf(query.span).from}`,
        title: titles[query.by],
        rows: statisticsLines({ rows, query }, { without, language }),
        columns: statisticsFileColumns(language, query.by),
      });
    };

  const tables: Readonly<Record<AdminTablePath, Asking>> = {
    [adminOrdersPath]: ordersFound,
    [adminStatisticsPath]: statisticFound(adminStatisticsPath),
    [adminUserOrdersPath]: statisticFound(adminUserOrdersPath),
    [adminCostCenterOrdersPath]: statisticFound(adminCostCenterOrdersPath),
    [adminUsersPath]: async (member, search) =>
      narrowed(search, peopleTable, {
        name: dated(serverTexts(member.language).tableExport.fileNames.people),
        title: textsOf(member.language).adminUsers.title,
        rows: await firmPeople.list(member),
        columns: peopleColumns(member.language),
      }),
    [adminCostCentersPath]: async (member, search) =>
      narrowed(search, costCenterTable, {
        name: dated(serverTexts(member.language).tableExport.fileNames.costCenters),
        title: textsOf(member.language).adminCostCenters.title,
        rows: (await costCenters.list(member)).items,
        columns: costCenterColumns(member.language),
      }),
    [adminBudgetsPath]: async (member, search) =>
      narrowed(search, budgetTable, {
        name: dated(serverTexts(member.language).tableExport.fileNames.budgets),
        title: textsOf(member.language).adminBudgets.title,
        rows: (await budgets.list(member)).items,
        columns: budgetColumns(member.language),
      }),
    [adminAddressesPath]: async (member, search) =>
      narrowed(search, firmAddressTable, {
        name: dated(serverTexts(member.language).tableExport.fileNames.firmAddresses),
        title: textsOf(member.language).adminAddresses.firm.title,
        rows: await firmAddresses.ofFirm(member),
        columns: firmAddressColumns(member.language),
      }),
    [adminUserAddressesPath]: async (member, search) =>
      narrowed(search, personAddressTable, {
        name: dated(serverTexts(member.language).tableExport.fileNames.personAddresses),
        title: textsOf(member.language).adminAddresses.people.title,
        rows: (await firmAddresses.ofPeople(member)).items,
        columns: personAddressColumns(member.language),
      }),
  };

  return {
    async export(member, { path, query, format }) {
      const { name, table, leftOut } = await tables[path](member, new URLSearchParams(query));
      const file = await tableFileOf(table, {
        name,
        format,
        language: member.language,
        workbookOf: documents.workbookOf,
      });
      return { ...file, rows: table.rows.length, leftOut };
    },
  };
}

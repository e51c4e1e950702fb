import { createHash } from 'node:crypto';
import type { ImportReport, ImportRoom, ReadFile } from '#contract/admin-import.ts';
import { mostBudgets } from '#contract/admin-budgets.ts';
import { mostCostCenters } from '#contract/admin-cost-centers.ts';
import { mostFirmPeople } from '#contract/admin-users.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Executor } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import { asAdmin } from './as-admin.ts';
import { countBudgets } from './budget.repository.ts';
import { countCostCenters } from './cost-center.repository.ts';
import { listMembers } from './firm-people.repository.ts';
import type { FirmRights } from './firm-rights.ts';
import { planBudgets } from './import-budgets.ts';
import { readTable } from './import-columns.ts';
import { planCostCenters } from './import-cost-centers.ts';
import { planPeople } from './import-people.ts';
import type { ImportPlan, Planner } from './import-plan.ts';
import { listInvitations } from './invitation.repository.ts';
import type { Inviting } from './inviting.ts';

/** A file with the table it is read in as. */
export interface TypedImport extends ReadFile {
  readonly table: ImportedTable;
}

export interface TableImportService {
  /** How much of a table there is and may be. */
  readonly room: (member: Member, table: ImportedTable) => Promise<ImportRoom>;
  /**
   * Says what each row would do.
   *
   * @throws Refused with `import.columns`
   */
  readonly preview: (member: Member, typed: TypedImport) => Promise<ImportReport>;
  /**
   * Writes the rows that can be taken, all or none.
   *
   * @param version of the preview that was read
   * @throws Refused with `import.columns`, `import.changed` with what the rows would do now, `mails.tooMany`, `person.notAllowed`
   */
  readonly write: (member: Member, typed: TypedImport, version: string) => Promise<ImportReport>;
}

export interface TableImportNeeds {
  readonly foundation: Foundation;
  readonly rights: FirmRights;
  readonly inviting: Inviting;
}

/** Names what rows would do: two that are alike do the same to the same firm. */
const versionOf = (rows: ImportPlan['rows']): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/** Reading in people, cost centers and budgets of a firm from a table (docs/decisions/0127). */
export function createTableImport({
  foundation: { database, clock },
  rights,
  inviting,
}: TableImportNeeds): TableImportService {
  const planners: Readonly<Record<ImportedTable, Planner>> = {
    people: planPeople({ rights, inviting, clock }),
    costCenters: planCostCenters,
    budgets: planBudgets(clock),
  };

  async function compare(executor: Executor, member: Member, { table, heads, rows }: TypedImport) {
    const { ignored, rows: typed } = readTable(table, { heads, rows }, member.language);
    const plan = await planners[table](executor, member, typed);
    const report = { version: versionOf(plan.rows), ignored, rows: [...plan.rows] };
    return { plan, report };
  }

  const rooms: Readonly<Record<ImportedTable, (member: Member) => Promise<ImportRoom>>> = {
    people: async (member) => {
      const { accountId } = member.user;
      const [members, invitations, invitationsLeft] = await Promise.all([
        listMembers(database, accountId),
        listInvitations(database, accountId),
        inviting.left(database, member, clock()),
      ]);
      return { count: members.length + invitations.length, most: mostFirmPeople, invitationsLeft };
    },
    costCenters: async ({ user }) => ({
      count: await countCostCenters(database, user.accountId),
      most: mostCostCenters,
      invitationsLeft: null,
    }),
    budgets: async ({ user }) => ({
      count: await countBudgets(database, user.accountId),
      most: mostBudgets,
      invitationsLeft: null,
    }),
  };

  return {
    room: (member, table) => rooms[table](member),

    preview: async (member, typed) => (await compare(database, member, typed)).report,

    write: (member, typed, version) =>
      asAdmin(database, member, async (executor) => {
        const { plan, report } = await compare(executor, member, typed);
        if (report.version !== version)
          refuse('import.changed', serverTexts(member.language).tableImport.changed, { report });
        return { ...report, rows: [...(await plan.write())] };
      }),
  };
}

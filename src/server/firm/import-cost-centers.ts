import { mostAssignedPeople, mostCostCenters } from '#contract/admin-cost-centers.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { oneSpace } from '#domain/address-check.ts';
import { normaliseEmail } from '#domain/email.ts';
import { emailsOf } from '#domain/firm-tables.ts';
import { costCenterForm } from '#domain/forms/cost-center.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Language } from '#server/session/visitor.ts';
import {
  assignPeople,
  insertCostCenters,
  loadCostCenters,
  updateCostCenters,
} from './cost-center.repository.ts';
import { storedCostCenter } from './cost-center.service.ts';
import type { TypedCostCenter } from './cost-center.service.ts';
import { listMembers } from './firm-people.repository.ts';
import type { StoredMember } from './firm-people.repository.ts';
import { activeOrNot, tableWords, valueOf, wordsIn } from './import-columns.ts';
import type { TypedRow } from './import-columns.ts';
import { createRowReport, createTwiceCheck } from './import-plan.ts';
import type { Planner, RowReport } from './import-plan.ts';

type Known = Awaited<ReturnType<typeof loadCostCenters>>[number];

/** A row that is to be written. */
interface Wanted {
  /** Null = there is none with this number yet. */
  readonly id: number | null;
  readonly typed: TypedCostCenter;
  /** Null where the file says nothing about who may book. */
  readonly people: ReadonlySet<number> | null;
}

/** No id: what the form of a single one takes for somebody who is not known. */
const nobodyKnown = '?';
const betweenEmails = /[\s,;]+/;

/** Reads one row of cost centers beside the one there is. */
function readRow(
  { cells }: TypedRow,
  known: Known | null,
  members: ReadonlyMap<string, StoredMember>,
  language: Language,
  report: RowReport,
) {
  const words = serverTexts(language).tableImport;
  const owner = cells['owner'] === undefined ? known?.owner : members.get(normaliseEmail(cells['owner']));
  const isOwnerUnknown = owner === undefined && (cells['owner'] ?? '') !== '';
  const stateCell = cells['state'] ?? '';
  const kept = known?.isActive === false ? 'inactive' : 'active';
  const state = stateCell === '' ? kept : valueOf(activeOrNot, stateCell);
  if (state === null)
    report.blame('state', words.unknownWord({ typed: stateCell, known: wordsIn(activeOrNot, language) }));
  const typed: TypedCostCenter = {
    number: cells['number'] ?? '',
    name: cells['name'] ?? known?.name ?? '',
    owner: isOwnerUnknown ? nobodyKnown : String(owner?.id ?? ''),
    state: state ?? kept,
  };
  report.blameFields(faultsIn(costCenterForm, { ...typed }));

  const emails = (cells['people'] ?? '').split(betweenEmails).filter((email) => email !== '');
  // Who was named and has left stays named, as on the cost center's page.
  const nameable = new Map<string, { readonly id: number; readonly email: string }>([
    ...(known?.people ?? []).map((person) => [normaliseEmail(person.email), person] as const),
    ...members,
  ]);
  const unknown = emails.filter((email) => !nameable.has(normaliseEmail(email)));
  if (unknown.length > 0) report.blame('people', words.unknownEmails({ emails: unknown.join(', ') }));
  const named = [...new Set(emails.map(normaliseEmail))].flatMap((email) => nameable.get(email) ?? []);
  if (named.length > mostAssignedPeople)
    report.blame('people', words.tooManyPeople({ most: mostAssignedPeople }));
  return { typed, owner: owner ?? null, named: cells['people'] === undefined ? null : named };
}

/** Cost centers of a file, by their numbers (docs/decisions/0127). */
export const planCostCenters: Planner = async (executor, member, rows) => {
  const { language, user } = member;
  const { accountId } = user;
  const stored = await loadCostCenters(executor, accountId);
  const members = new Map(
    (await listMembers(executor, accountId)).map((one) => [normaliseEmail(one.email), one]),
  );
  const byNumber = new Map(stored.map((one) => [one.number, one]));
  const isTwice = createTwiceCheck(language);
  const stateWord = (isActive: boolean): string => tableWords[language][isActive ? 'active' : 'inactive'];
  const wanted: Wanted[] = [];
  let count = stored.length;

  const reports = rows.map((row) => {
    const number = oneSpace(row.cells['number'] ?? '');
    const known = byNumber.get(number) ?? null;
    const report = createRowReport({ table: 'costCenters', language, line: row.line, name: number });
    const { typed, owner, named } = readRow(row, known, members, language, report);
    if (number !== '') isTwice(report, 'number', number);
    if (known === null && !report.isRefused()) {
      if (count >= mostCostCenters)
        report.blame('number', orderingTexts(language).tooManyCostCenters({ most: mostCostCenters }));
      else count += 1;
    }
    const checked = storedCostCenter(typed);
    const isToWrite = report.compare({
      before: known && {
        name: known.name,
        owner: known.owner?.email ?? '',
        state: stateWord(known.isActive),
        ...(named === null ? {} : { people: emailsOf(known.people) }),
      },
      after: {
        name: checked.name,
        owner: owner?.email ?? '',
        state: stateWord(checked.isActive),
        ...(named === null ? {} : { people: emailsOf(named) }),
      },
    });
    if (isToWrite)
      wanted.push({ id: known?.id ?? null, typed, people: named && new Set(named.map(({ id }) => id)) });
    return report;
  });

  return {
    rows: reports.map((report) => report.row()),
    async write() {
      const checked = wanted.map((one) => ({ ...one, stored: storedCostCenter(one.typed) }));
      const added = checked.filter(({ id }) => id === null);
      const ids = await insertCostCenters(
        executor,
        accountId,
        added.map((one) => one.stored),
      );
      await updateCostCenters(
        executor,
        accountId,
        checked.flatMap(({ id, stored: changed }) => (id === null ? [] : [{ id, ...changed }])),
      );
      await assignPeople(
        executor,
        checked.flatMap(({ id, stored: { number }, people }) => {
          const found = id ?? ids.get(number);
          return people === null || found === undefined ? [] : [{ id: found, people }];
        }),
      );
      return reports.map((report) => report.row());
    },
  };
};

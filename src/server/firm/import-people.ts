import { mostFirmPeople } from '#contract/admin-users.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { normaliseEmail } from '#domain/email.ts';
import { emailsOf, roleOf } from '#domain/firm-tables.ts';
import { invitationForm } from '#domain/forms/firm-people.ts';
import { fullNameOf } from '#domain/person-name.ts';
import { faultWords } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Member } from '#server/session/visitor.ts';
import { findAccountsOfEmails, listMembers } from './firm-people.repository.ts';
import type { StoredMember } from './firm-people.repository.ts';
import { namedStored } from './firm-rights.ts';
import type { FirmRights, RightsChange, TypedRights } from './firm-rights.ts';
import { tableWords, valueOf, wordsIn, yesOrNo } from './import-columns.ts';
import type { TypedRow } from './import-columns.ts';
import { createRowReport, createTwiceCheck } from './import-plan.ts';
import type { Planner, RowReport } from './import-plan.ts';
import { listInvitations } from './invitation.repository.ts';
import type { StoredInvitation } from './invitation.repository.ts';
import { invitedPerson } from './invitation.service.ts';
import type { InvitedPerson, Inviting } from './inviting.ts';

interface PeopleImportNeeds {
  readonly rights: FirmRights;
  readonly inviting: Inviting;
  readonly clock: () => Date;
}

interface Flags {
  readonly isAdmin: boolean;
  readonly isDeputy: boolean;
  readonly mayOrder: boolean;
}

/** What somebody may who is new and of whom the file says nothing else. */
const firstFlags: Flags = { isAdmin: false, isDeputy: false, mayOrder: true };

/** Where the fields of the form of a single one stand in a file. */
const columnOf = { firstname: 'name', lastname: 'name', role: 'isAdmin', ordering: 'mayOrder' };

const rightsOf = (flags: Flags): TypedRights => ({
  role: roleOf(flags),
  ordering: flags.mayOrder ? 'allowed' : 'forbidden',
});

/** Reads what somebody may; an empty cell, and a column that is not there, leave it. */
function readFlags({ cells }: TypedRow, kept: Flags, { language }: Member, report: RowReport): Flags {
  const words = serverTexts(language).tableImport;
  const read = (column: keyof Flags): boolean => {
    const cell = cells[column] ?? '';
    if (cell === '') return kept[column];
    const value = valueOf(yesOrNo, cell);
    if (value === null)
      report.blame(column, words.unknownWord({ typed: cell, known: wordsIn(yesOrNo, language) }));
    return value === 'yes';
  };
  const flags = { isAdmin: read('isAdmin'), isDeputy: read('isDeputy'), mayOrder: read('mayOrder') };
  if (flags.isAdmin && flags.isDeputy) report.blame('isDeputy', words.adminAndDeputy);
  return flags;
}

/**
 * People of a file, by their mail addresses (docs/decisions/0127): whoever belongs to the firm gets other rights, whoever does
 * not is invited. Whether a stranger has an account is told by writing alone, where each costs one of the mails of the hour.
 */
export const planPeople =
  ({ rights, inviting, clock }: PeopleImportNeeds): Planner =>
  async (executor, member, rows) => {
    const { language, user } = member;
    const { accountId } = user;
    const words = serverTexts(language).tableImport;
    const now = clock();
    const members = await listMembers(executor, accountId);
    const invitations = await listInvitations(executor, accountId);
    const left = await inviting.left(executor, member, now);
    const byEmail = new Map(members.map((one) => [normaliseEmail(one.email), one]));
    const invitedByEmail = new Map(invitations.map((one) => [one.emailNormalised, one]));
    const isTwice = createTwiceCheck(language);
    const flagWords = (flags: Flags): Record<string, string> =>
      Object.fromEntries(
        (['isAdmin', 'isDeputy', 'mayOrder'] as const).map((flag) => [
          flag,
          tableWords[language][flags[flag] ? 'yes' : 'no'],
        ]),
      );
    const changed: { readonly change: RightsChange; readonly report: RowReport }[] = [];
    const invited: { readonly person: InvitedPerson; readonly report: RowReport }[] = [];
    let deputyLine: number | null = null;

    /** Whoever belongs to the firm; there is one deputy in a file as there is one in a firm. */
    const readMember = (row: TypedRow, before: StoredMember, report: RowReport): void => {
      const flags = readFlags(row, before, member, report);
      const change = { before, typed: rightsOf(flags) };
      const objection = rights.objection(member, change);
      if (objection !== null) report.blame(flags.isDeputy ? 'isDeputy' : 'isAdmin', objection);
      if (flags.isDeputy) {
        if (deputyLine !== null) report.blame('isDeputy', words.deputyTwice({ line: deputyLine }));
        if (!report.isRefused()) deputyLine ??= row.line;
      }
      if (report.compare({ before: flagWords(before), after: flagWords(flags) }))
        changed.push({ change, report });
    };

    const readInvited = (row: TypedRow, { isAdmin, mayOrder }: StoredInvitation, report: RowReport): void => {
      const before = { isAdmin, isDeputy: false, mayOrder };
      const flags = readFlags(row, before, member, report);
      if (report.compare({ before: flagWords(before), after: flagWords(flags) }))
        report.blame('email', words.invited);
    };

    const readNew = (row: TypedRow, report: RowReport): void => {
      const flags = readFlags(row, firstFlags, member, report);
      if (flags.isDeputy) report.blame('isDeputy', words.deputyNew);
      const { firstname, lastname } = fullNameOf(row.cells['name'] ?? '');
      if (firstname === '' || lastname === '') report.blame('name', words.fullName);
      const typed = {
        email: row.cells['email'] ?? '',
        firstname,
        lastname,
        role: flags.isAdmin ? ('admin' as const) : ('member' as const),
        ordering: flags.mayOrder ? ('allowed' as const) : ('forbidden' as const),
      };
      report.blameFields(faultsIn(invitationForm, typed), columnOf);
      if (!report.isRefused()) {
        if (members.length + invitations.length + invited.length >= mostFirmPeople)
          report.blame('email', serverTexts(language).firmPeople.tooMany({ most: mostFirmPeople }));
        else if (invited.length >= left) report.blame('email', words.noMailsLeft({ left }));
      }
      const after = { name: `${firstname} ${lastname}`, ...flagWords(flags) };
      if (report.compare({ before: null, after })) invited.push({ person: invitedPerson(typed), report });
    };

    const reports = rows.map((row) => {
      const email = normaliseEmail(row.cells['email'] ?? '');
      const report = createRowReport({ table: 'people', language, line: row.line, name: email });
      if (email !== '') isTwice(report, 'email', email);
      const known = byEmail.get(email);
      const waiting = invitedByEmail.get(email);
      if (known !== undefined) readMember(row, known, report);
      else if (waiting !== undefined) readInvited(row, waiting, report);
      else readNew(row, report);
      return report;
    });

    /** Invites whom it may; whom it may not is told at the row. */
    const inviteAll = async (): Promise<void> => {
      if (invited.length === 0) return;
      await inviting.countOfFirm(executor, member, now, invited.length);
      const emails = invited.map(({ person }) => person.emailNormalised);
      const open = await inviting.countOfMailboxes(executor, emails, now);
      const taken = await findAccountsOfEmails(executor, emails);
      for (const { person, report } of invited) {
        if (!open.has(person.emailNormalised))
          report.blame('email', serverTexts(language).firmPeople.tooManyMails);
        else if (taken.has(person.emailNormalised))
          report.blame('email', faultWords[language].sentences.emailTaken);
      }
      const admitted = invited.filter(({ report }) => !report.isRefused());
      await inviting.inviteMany(
        executor,
        member,
        admitted.map(({ person }) => person),
      );
    };

    const changes = changed.map(({ change }) => change);
    // What changes for others is said where it comes from.
    const former = members.find(({ isDeputy }) => isDeputy);
    const isFormerTold = changes.some(({ before, typed }) => before.isDeputy && typed.role !== 'deputy');
    for (const { change, report } of changed) {
      const { before, typed } = change;
      const isNamed = typed.role === 'deputy' && !before.isDeputy;
      if (isNamed && former !== undefined && !isFormerTold)
        report.tell(words.deputyEnds({ name: namedStored(former).name }));
      const withdrawn = invitations.filter(({ invitedBy }) => invitedBy === before.id);
      if (before.isAdmin && typed.role !== 'admin' && withdrawn.length > 0)
        report.tell(words.invitationsEnd({ emails: emailsOf(withdrawn) }));
    }

    return {
      rows: reports.map((report) => report.row()),
      async write() {
        await inviteAll();
        await rights.keepDecided(executor, member, () => rights.give(executor, member, changes));
        return reports.map((report) => report.row());
      },
    };
  };

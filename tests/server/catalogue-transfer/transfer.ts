import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportCatalogue } from '#server/catalogue-transfer/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue-transfer/import-catalogue.ts';
import type { Bulk, ImportOutcome } from '#server/catalogue-transfer/import-catalogue.ts';
import { transferTexts } from '#server/catalogue-transfer/transfer-texts.ts';
import type { DatabaseAddresses } from '#server/database/roles.ts';
import { connected } from '#tests/support/connections.ts';

/** A new folder with files, and how to be rid of it. */
export function folderWith(files: Readonly<Record<string, string | Buffer>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Imported {
  readonly outcome: ImportOutcome;
  readonly said: readonly string[];
}

interface How {
  readonly isDryRun?: boolean;
  readonly isReplacing?: boolean;
  readonly today?: string;
  readonly bulk?: Bulk;
}

/** Brings a folder in as the command does, without its progress. */
export const bringInFolder = (
  { migrationString }: DatabaseAddresses,
  folder: string,
  { isDryRun = false, isReplacing = false, today = '2026-11-28', bulk }: How = {},
): Promise<Imported> =>
  connected(migrationString, async (client) => {
    const said: string[] = [];
    const say = (line: string): void => {
      if (!/, \d+\.\d s$/.test(line)) said.push(line);
    };
    const texts = transferTexts('de');
    const outcome = await importCatalogue(client, { folder, isDryRun, isReplacing, today, texts, say }, bulk);
    return { outcome, said };
  });

/** Brings in files. */
export async function bringIn(
  addresses: DatabaseAddresses,
  files: Readonly<Record<string, string | Buffer>>,
  how: How = {},
): Promise<Imported> {
  const { folder, remove } = folderWith(files);
  try {
    return await bringInFolder(addresses, folder, how);
  } finally {
    remove();
  }
}

/** Gives the catalogue out into a folder. */
export const giveOut = ({ migrationString }: DatabaseAddresses, folder: string): Promise<void> =>
  connected(migrationString, (client) =>
    exportCatalogue(client, { folder, texts: transferTexts('de'), say: () => undefined }),
  );

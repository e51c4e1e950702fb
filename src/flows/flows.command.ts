import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFlows, flowDocuments } from './documents.ts';

const help = `Draws the statecharts into docs/flows.

Usage
  npm run flows               writes what is stale, and removes what belongs to no machine
  npm run flows -- --check    writes nothing; exits with 1 when a file is stale, missing, or left over
  npm run flows -- --help     says this`;

/** What was asked for; ends the process where that is help, or nothing that is known. */
function readOptions(): { readonly isCheck: boolean } {
  try {
    const { values } = parseArgs({
      options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help !== true) return { isCheck: values.check === true };
    console.info(help);
    process.exit(0);
  } catch (error) {
    console.error(`flows: ${(error as Error).message}`);
    process.exit(2);
  }
}

const { isCheck } = readOptions();
const folder = join(import.meta.dirname, '../../docs/flows');

const existing = existsSync(folder)
  ? readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  : [];

const before = process.cpuUsage();
const flows = await buildFlows();
const documents = await flowDocuments(flows);
const stale = [...documents].filter(
  ([name, content]) => !existing.includes(name) || readFileSync(join(folder, name), 'utf8') !== content,
);
const leftOver = existing.filter((name) => !documents.has(name));

if (isCheck) {
  for (const [name] of stale) console.error(`docs/flows/${name} is stale: npm run flows`);
  for (const name of leftOver) console.error(`docs/flows/${name} belongs to no machine: npm run flows`);
  process.exitCode = stale.length + leftOver.length === 0 ? 0 : 1;
} else {
  for (const [name, content] of stale) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  for (const name of leftOver) rmSync(join(folder, name));
  const { user, system } = process.cpuUsage(before);
  const drawings = flows.flatMap((flow) => flow.drawings);
  console.info(
    `${flows.length} flows, ${drawings.length} drawings, ${stale.length} files written, ${((user + system) / 1e6).toFixed(1)} s of processor`,
  );
}

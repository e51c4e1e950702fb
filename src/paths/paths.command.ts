import { resolve } from 'node:path';
import { help, readArguments, UsageError } from './command/arguments.ts';
import { runAll } from './command/all-machines.ts';
import { runMachine } from './command/one-machine.ts';
import { machineNames } from './discover.ts';

const root = resolve(import.meta.dirname, '../..');
const print = (text: string): void => void process.stdout.write(text);

async function run(given: readonly string[]): Promise<number> {
  const request = readArguments(
    given,
    machineNames(root).map(({ name }) => name),
  );
  if (request.kind === 'help') {
    print(help);
    return 0;
  }
  return request.kind === 'all' ? runAll(root, request, print) : runMachine(root, request, print);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`paths: ${error.message}\n`);
  process.exitCode = 2;
}

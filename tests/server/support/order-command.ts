import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '#server/runtime/root-folder.ts';

/** Takes a step of an order as whoever runs the shop does; what the command says, or the sentence it fails with. */
export async function orderCommand(connectionString: string, given: readonly string[]): Promise<string> {
  const command = ['--import', 'tsx', 'src/server/order/order.command.ts', ...given];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...command, '--database', connectionString],
      { cwd: rootFolder },
    );
    return stdout;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

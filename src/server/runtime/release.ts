import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './root-folder.ts';

/** Version of the shop that runs. */
export const release = (
  JSON.parse(readFileSync(path.join(rootFolder, 'package.json'), 'utf8')) as { version: string }
).version;

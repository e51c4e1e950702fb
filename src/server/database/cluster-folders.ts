import { createHash } from 'node:crypto';
import path from 'node:path';

/** Where the packaged server's cluster may stand: usually in the data folder, else where every user can walk. */
export function clusterFolders(dataDirectory: string): readonly [usual: string, elsewhere: string] {
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  return [path.join(dataDirectory, 'postgres'), path.join('/var/lib/kontor-shop', name, 'postgres')];
}

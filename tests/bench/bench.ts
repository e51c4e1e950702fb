import { parseArgs } from 'node:util';
import { chmodSync, mkdirSync } from 'node:fs';
import { measureApi } from './api-part.ts';
import type { CatalogueSize } from './measured-shop.ts';
import { dataFolderOf, fillCatalogue, startMeasuredShop } from './measured-shop.ts';
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: 'demo' },
    secs: { type: 'string', default: '5' },
    scenarios: { type: 'string' },
    calls: { type: 'boolean' },
    prof: { type: 'boolean' },
  },
});
const size: CatalogueSize = values.articles === 'demo' ? 'demo' : Number(values.articles);
const dataDirectory = dataFolderOf(size);
mkdirSync(dataDirectory, { recursive: true });
chmodSync(dataDirectory, 0o755);
fillCatalogue(size, dataDirectory);
const shop = await startMeasuredShop({
  port: 24680,
  dataDirectory,
  nodeArguments: [
    ...(values.prof ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : []),
    ...(values.calls ? ['--import', 'tsx'] : []),
  ],
  firstPath: values.calls ? '/rest/systems/token' : '/',
  ...(values.calls ? { program: ['tests/bench/zz-calls.ts'] } : {}),
});
try {
  await measureApi(shop, size, {
    connections: 10,
    seconds: Number(values.secs),
    scenarios: values.scenarios?.split(',') ?? null,
    hasPages: !values.calls,
    say: (s) => console.log(s),
  });
} finally {
  await shop.stop();
}

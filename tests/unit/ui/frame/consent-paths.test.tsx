import { describe, expect, it } from 'vitest';
import { consentCatalog } from '#machines/consent/consent.catalog.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { readStored } from '#paths/script/stored-paths.ts';
import { consentViewHandlers } from '#tests/paths/views/consent.handlers.tsx';
import { projectRoot } from '#tests/run/steps.ts';

const model = { machine: consentMachine, catalog: consentCatalog };
const paths = readStored(projectRoot, 'consent')?.paths ?? [];

describe('generated paths of consent on the page', () => {
  it('are there', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(paths)('$id shows what each state promises', async (script) => {
    await drivePath(model, script, handlerDriver(model, consentViewHandlers, { visit: null }));
  });
});

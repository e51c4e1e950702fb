import { describe, expect, it, vi } from 'vitest';
import { consentCatalog } from '#machines/consent/consent.catalog.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { drivePath, PathError } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import { consentViewHandlers } from '#tests/paths/views/consent.handlers.tsx';
import { projectRoot } from '#tests/run/steps.ts';

// A cookie bar like the shop's, whose button "Ablehnen" tells nobody that it was pressed.
vi.mock('#ui/bindings/consent.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#ui/bindings/consent.ts')>();
  return {
    ...original,
    useConsent: () => {
      const { view, send } = original.useConsent();
      const deafSend: typeof send = (command) => {
        if (command.type !== 'consent.decline') send(command);
      };
      return { view, send: deafSend };
    },
  };
});

const model = { machine: consentMachine, catalog: consentCatalog };
const paths = pathStore.read(projectRoot, 'consent')?.paths ?? [];

describe('a view with a button that does not send its event', () => {
  it('is caught by every generated path that presses the button, and by no other', async () => {
    const caught: string[] = [];
    for (const script of paths) {
      try {
        await drivePath(model, script, handlerDriver(model, consentViewHandlers, { visit: null }));
      } catch (error) {
        expect(error).toBeInstanceOf(PathError);
        expect((error as PathError).message).toMatch(/fails at step \d+: .*consent\.decline:\w+\n/);
        caught.push(script.id);
      }
    }
    const pressing = paths.filter(({ steps }) =>
      steps.some(({ name }) => name.startsWith('consent.decline')),
    );
    expect(pressing.length).toBeGreaterThan(0);
    expect(caught).toEqual(pressing.map(({ id }) => id));
  });
});

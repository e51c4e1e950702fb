import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const consoleGuard = resolve(import.meta.dirname, 'support/console-guard.ts');

/** A file that replaces a module, or needs one nobody has loaded before, runs alone: the others of its suite share what they load, which costs half the time. */
const aloneTests = 'tests/**/*.alone.test.{ts,tsx}';

const views = {
  testTimeout: 30_000,
  environment: 'happy-dom',
  // A pressed download would take the window away from all files after it.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  setupFiles: [consoleGuard, resolve(import.meta.dirname, 'support/view-setup.ts')],
};

const server = {
  environment: 'node',
  globalSetup: [resolve(import.meta.dirname, 'support/postgres-cluster.ts')],
  testTimeout: 30_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  // Servers are killed, starved and filled up here; a shared machine may stall one past its time. The report names it.
  retry: process.env['CI'] === undefined ? 0 : 1,
};

/** Every suite but the browser's; `npm run test:<name>` runs one of them. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          environment: 'node',
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: [consoleGuard],
        },
      },
      {
        root,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          ...views,
          name: 'views',
          include: ['tests/unit/**/*.test.tsx'],
          exclude: [aloneTests],
          isolate: false,
        },
      },
      {
        root,
        plugins: [react(), vanillaExtractPlugin()],
        test: { ...views, name: 'views alone', include: ['tests/unit/**/*.alone.test.tsx'] },
      },
      {
        root,
        test: {
          name: 'models',
          testTimeout: 30_000,
          environment: 'node',
          isolate: false,
          include: ['tests/models/**/*.test.ts'],
          setupFiles: [consoleGuard],
        },
      },
      {
        root,
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [aloneTests],
          isolate: false,
        },
      },
      {
        root,
        test: { ...server, name: 'server alone', include: ['tests/server/**/*.alone.test.ts'] },
      },
      {
        root,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

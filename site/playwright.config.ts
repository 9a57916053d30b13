import { defineConfig, devices } from '@playwright/test';

// What publishes, and what must find the same addresses from its first line to its last.
const PUBLISHING = [
  '**/publishing/{guide-page,history,preview,publish,redirects,scheduling,sequences}.spec.ts',
  '**/dashboard/catalogue.spec.ts',
  '**/public/{head,routes}.spec.ts',
];

// What staff do and read in the panel, as each role, from end to end: minutes, with a command of their
// own, `npm run test:walks`.
const WALKS = [
  '**/guide/*.spec.ts',
  '**/panel/*.spec.ts',
  '**/publishing/{order,panel,requests}.spec.ts',
];

/**
 * The product is started once for all files of a run (global-setup), so tests that publish run one by
 * one; beside them, also one by one, those that only look and write.
 */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  projects: [
    { name: 'publica', workers: 1, testMatch: PUBLISHING },
    { name: 'mira', workers: 1, testIgnore: [...PUBLISHING, ...WALKS] },
    { name: 'recorre', workers: 1, testMatch: WALKS },
  ],
  // Some wait for several builds, on a machine that may be busy.
  timeout: 900_000,
  // Only limits for what hangs: pages come late on a machine that builds the site meanwhile.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    trace: 'retain-on-failure',
    // More than the longest wait for a publication, less than what a whole run can lose.
    actionTimeout: 180_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

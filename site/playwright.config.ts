import { defineConfig, devices } from '@playwright/test';

// Tests that publish, or that need unchanged URLs for their whole duration.
const PUBLISHING = [
  '**/publishing/{announced-changes,blog,composed-page,guide-page,offers,preview,publish,scheduling}.spec.ts',
  '**/dashboard/catalogue.spec.ts',
  '**/public/{head,routes}.spec.ts',
];

// Tests that only read.
const READING = [
  '**/public/{accessibility,headers,layout-shift,narrow,next-page,services,states,visits,weight,without-gatsby}.spec.ts',
];

// No other test may change the address of a product in the list, or publish while a page is compared with its preview.
// After them, the menu of every page and the texts of the contact form are changed, which the other tests press.
const SITEWIDE = ['**/public/list.spec.ts', '**/publishing/{preview-pictures,words}.spec.ts'];

// Screens of the CMS panel, and patches of Strapi that only they show: a stage of its own in CI, `npm test -- panel`.
const PANEL = ['**/panel/*.spec.ts', '**/publishing/{order,panel,requests}.spec.ts'];

// Staff tasks per role, every text of the panel, random sequences of edits, and a second product with an
// empty CMS. They have their own command, `npm run test:walks`.
const LONG_TESTS = [
  '**/guide/*.spec.ts',
  '**/panel/language.spec.ts',
  '**/public/empty-cms.spec.ts',
  '**/publishing/sequences.spec.ts',
];

/** Limits of the projects `panel` and `walks`, whose tests wait for several builds. */
const LONG = {
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
};

/**
 * global-setup starts one product for all files of a run. Tests that publish run one after another, and
 * so do those that write; the worker that finishes first goes on with those that read. Projects
 * start in this order.
 */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  projects: [
    {
      name: 'publishing',
      workers: 1,
      testMatch: PUBLISHING,
      // The CMS panel loads megabytes of scripts while the machine builds the site.
      expect: { timeout: 30_000 },
    },
    {
      name: 'writing',
      workers: 1,
      testIgnore: [...PUBLISHING, ...READING, ...SITEWIDE, ...PANEL, ...LONG_TESTS],
    },
    { name: 'reading', testMatch: READING },
    {
      name: 'sitewide',
      workers: 1,
      testMatch: SITEWIDE,
      // After all others. One file alone: `playwright test --no-deps publishing/words`.
      dependencies: ['publishing', 'writing', 'reading'],
      expect: { timeout: 30_000 },
    },
    { name: 'panel', testMatch: PANEL, testIgnore: LONG_TESTS, ...LONG },
    { name: 'walks', testMatch: LONG_TESTS, ...LONG },
  ],
  // Tests of several screens call `test.slow()`, tests that publish `allowPublications()`.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A trace takes a fifth of the time of a test; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages live for seconds: optimising their scripts takes a fifth of the browser's time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});

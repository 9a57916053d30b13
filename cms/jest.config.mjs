const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    },
  ],
};

// Tests that depend on the database engine: SQL, constraints, transactions, locks, several
// instances.
// The whole suite runs on SQLite.
const ON_POSTGRES = [
  'backup',
  'catalogue',
  'database-outage',
  'enquiries',
  'enquiry-{derived,detail,export,list,load,query-plans,replies,report}',
  'history',
  'history-restore',
  'instances',
  'mail',
  'mail-instances',
  'newsletter',
  'observability',
  'order',
  'overview',
  'personal-data',
  'publication',
  'publication-requests',
  'rate-limits',
  'redirects',
  'retention',
  'saving',
  'scheduling',
  'scheduling-timer',
  'seed',
  'sessions',
  'sign-in-limits',
  'two-factor',
];
const apiTests = process.env.TEST_DATABASE === 'postgres' ? `{${ON_POSTGRES.join(',')}}` : '*';

/** @type {import('jest').Config} */
export default {
  // Each API worker holds a whole CMS; more workers only wait for each other.
  maxWorkers: 2,
  workerIdleMemoryLimit: '700MB',
  // Only ends hanging tests: starting a CMS takes seconds, or a minute on a busy machine.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,contracts,config}/**/__tests__/**/*.test.ts'],
      transform,
    },
    {
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/tests/api/${apiTests}.test.ts`],
      globalSetup: '<rootDir>/tests/support/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
      transform,
    },
    // Not part of `npm test`, because they take minutes.
    ...['load', 'fuzz'].map((name) => ({
      displayName: name,
      testEnvironment: 'node',
      testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
      globalSetup: '<rootDir>/tests/support/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
      transform,
    })),
  ],
};

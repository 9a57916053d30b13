import { transform } from './jest.unit.config.mjs';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const apiFolder = isPostgres ? 'api/database' : 'api/**';

/** Returns a project of tests that start a CMS. */
const cmsProject = (displayName, files) => ({
  displayName,
  testEnvironment: '<rootDir>/tests/support/cms-environment.mjs',
  testMatch: [`<rootDir>/tests/${files}/*.test.ts`],
  globalSetup: '<rootDir>/tests/support/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/hook-timeout.ts'],
  transform: {
    '/cms/(config|contracts|src)/.+\\.ts$': '<rootDir>/tests/support/compiled-module.mjs',
    ...transform,
  },
});

/** @type {import('jest').Config} */
export default {
  // Each API worker holds a whole CMS. Tests on PostgreSQL also wait for it and for timers.
  maxWorkers: isPostgres ? 3 : 2,
  testTimeout: 20_000,
  testSequencer: '<rootDir>/tests/support/waiting-files-first.mjs',
  projects: [
    '<rootDir>/jest.unit.config.mjs',
    cmsProject('api', apiFolder),
    // Not part of `npm test`, because they take minutes.
    cmsProject('load', 'load/**'),
    cmsProject('fuzz', 'fuzz/**'),
  ],
};

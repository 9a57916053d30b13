const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    },
  ],
};

const apiFolder = process.env.TEST_DATABASE === 'postgres' ? 'api/database' : 'api/**';

/** @type {import('jest').Config} */
export default {
  // Each API worker holds a whole CMS; more workers only wait for each other.
  maxWorkers: 2,
  workerIdleMemoryLimit: '700MB',
  testTimeout: 20_000,
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
      testMatch: [`<rootDir>/tests/${apiFolder}/*.test.ts`],
      globalSetup: '<rootDir>/tests/support/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/hook-timeout.ts'],
      transform,
    },
    // Not part of `npm test`, because they take minutes.
    ...['load', 'fuzz'].map((name) => ({
      displayName: name,
      testEnvironment: 'node',
      testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
      globalSetup: '<rootDir>/tests/support/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/hook-timeout.ts'],
      transform,
    })),
  ],
};

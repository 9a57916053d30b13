// Packages of ES modules only.
const ES_MODULES = '@noble|@scure|age-encryption';

/** @type {import('jest').Config} */
export default {
  displayName: 'scripts',
  testEnvironment: 'node',
  // Only ends hanging tests: the machine may be busy.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/**/*.test.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
  transform: {
    '^.+\\.(ts|js)$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
};

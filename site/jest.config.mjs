// Packages that ship only ES modules; Jest runs CommonJS.
const esModules = [
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'is-node-process',
  'ky',
].join('|');

/** @type {import('jest').Config} */
export default {
  displayName: 'site',
  // Only a limit for what hangs: other programs may need the machine.
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/test/environment.mjs',
  testEnvironmentOptions: { url: 'http://localhost:8000/' },
  // webpack inserts the bundle of `src/startup` when it builds pages.
  globals: { STARTUP_BUNDLE: 'void FONT_FACES;' },
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules})/)`],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/test/gatsby.tsx',
    '\\.(svg|webp|png|woff2)$': '<rootDir>/test/asset.ts',
  },
};

/**
 * Unit and component tests of all packages in one run.
 *
 * @type {import('jest').Config}
 */
export default {
  // Only ends hanging tests: the machine may be busy.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/../jest.config.mjs',
    '<rootDir>/../../cms/jest.unit.config.mjs',
    '<rootDir>/../../site/jest.config.mjs',
  ],
};

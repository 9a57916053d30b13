import scripts from './jest.config.mjs';

/**
 * Unit and component tests of all packages in one run.
 *
 * @type {import('jest').Config}
 */
export default {
  // Jest ignores the limits of the projects.
  testTimeout: scripts.testTimeout,
  projects: [
    '<rootDir>/jest.config.mjs',
    '<rootDir>/../cms/jest.unit.config.mjs',
    '<rootDir>/../site/jest.config.mjs',
  ],
};

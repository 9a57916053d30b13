/** Compiles TypeScript without type checks. */
export const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    },
  ],
};

/**
 * Unit tests of the CMS, which start no CMS.
 *
 * @type {import('jest').Config}
 */
export default {
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,contracts,config}/**/__tests__/**/*.test.ts'],
  transform,
};

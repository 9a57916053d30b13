import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import importPlugin from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { eslintZones } from './eslint-zones.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function foldersIn(relative) {
  try {
    const entries = readdirSync(path.join(root, relative), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

const PROJECTS = [
  'cms/tsconfig.json',
  'cms/src/admin/tsconfig.json',
  'cms/tests/tsconfig.json',
  'site/tsconfig.json',
  'scripts/tsconfig.json',
];
const REACT_FILES = [
  'site/gatsby-*.tsx',
  'site/{src,test}/**/*.{ts,tsx}',
  'cms/src/{admin,**/panel}/**/*.{ts,tsx}',
];
const CODE = ['**/*.{ts,tsx,mjs}'];
const TESTS = ['**/*.{test,spec}.{ts,tsx}', 'site/{test,e2e}/**', 'cms/tests/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/.cache/',
      '.data*/',
      'cms/{dist,build,.strapi,.tmp}/',
      'cms/types/generated/',
      'site/public/',
      'site/src/gatsby-types.d.ts',
      '**/{coverage,test-results,playwright-report}/',
      'scripts/pictures/{assets,templates}/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: PROJECTS, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Many interfaces require a function that returns a promise.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: CODE,
    plugins: { import: importPlugin },
    languageOptions: { globals: { ...globals.node } },
    settings: {
      'import/internal-regex': '^(#|@tequiora/)',
      'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import/resolver': {
        typescript: { project: PROJECTS, noWarnOnMultipleProjects: true },
        node: true,
      },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      // oxlint.json checks import cycles, in 2 s; this plugin needs 90 s.
      'import/no-self-import': 'error',
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', ['sibling', 'index']],
          'newlines-between': 'ignore',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'import/no-restricted-paths': [
        'error',
        {
          basePath: root,
          zones: eslintZones({
            features: foldersIn('site/src/admin/features'),
            apis: foldersIn('cms/src/api'),
            cmsFeatures: foldersIn('cms/src/features'),
            scripts: foldersIn('scripts'),
          }),
        },
      ],
    },
  },
  {
    files: REACT_FILES,
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.recommended,
    ],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    settings: { react: { version: '18.3' } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react/prop-types': 'off',
      'react/no-unknown-property': ['error', { ignore: ['css'] }],
      'react/jsx-no-target-blank': 'error',
      // WebKit does not announce a list with hidden markers unless it has an explicit role.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'], nav: ['navigation'] }],
    },
  },
  {
    files: TESTS,
    languageOptions: { globals: { ...globals.jest } },
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      // Bodies of HTTP responses are `any`; a test checks their values.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A test of a hook renders it with the components around it.
      'import/no-restricted-paths': 'off',
    },
  },
  {
    files: ['site/src/gatsby/**/*.ts', 'site/gatsby-{config,node}.ts'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@tequiora/*'],
              allowTypeImports: true,
              message: 'Gatsby compiles only relative imports: use ../../../cms/contracts/….',
            },
          ],
        },
      ],
    },
  },
  {
    // Strapi declares the core controller behind `super` as `any`.
    files: ['cms/src/api/{product,service}/controllers/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: ['scripts/**', 'cms/tests/support/**'], rules: { 'no-console': 'off' } },
  prettier,
);

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importZones } from './import-zones.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function foldersIn(relative) {
  const entries = readdirSync(path.join(root, relative), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

// oxlint resolves patterns against the folder of this file.
const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/site/{test,e2e}/**', '**/cms/tests/**'];
const SITE_AND_PANEL = [
  '**/site/gatsby-*.tsx',
  '**/site/{src,test}/**/*.{ts,tsx}',
  '**/cms/src/{admin,**/panel}/**/*.{ts,tsx}',
];

const UNSAFE = ['argument', 'assignment', 'call', 'member-access', 'return'];
const unsafe = (severity) =>
  Object.fromEntries(UNSAFE.map((name) => [`typescript/no-unsafe-${name}`, severity]));

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  // Rules that oxlint lacks, from the ESLint plugin.
  jsPlugins: [
    { name: 'eslint-import', specifier: 'eslint-plugin-import' },
    { name: 'translation', specifier: './text-beside-expression.mjs' },
    { name: 'glossary', specifier: './glossary-words.mjs' },
  ],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  env: { builtin: true, node: true, browser: true },
  settings: {
    react: { version: '18.3' },
    'import/internal-regex': '^(#|@tequiora/)',
    'import/resolver': {
      typescript: {
        project: ['cms', 'site', 'scripts'].map((name) => path.join(root, name, 'tsconfig.json')),
        noWarnOnMultipleProjects: true,
      },
      node: true,
    },
  },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 350, skipBlankLines: true }],
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-undef': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',

    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': ['error', { 'prefer-inline': true }],
    'import/no-self-import': 'error',
    'glossary/glossary-words': 'error',
    'eslint-import/order': [
      'error',
      {
        groups: ['builtin', 'external', 'internal', 'parent', ['sibling', 'index']],
        'newlines-between': 'ignore',
        alphabetize: { order: 'asc', caseInsensitive: true },
      },
    ],
    'eslint-import/no-restricted-paths': [
      'error',
      {
        basePath: root,
        zones: importZones({
          features: foldersIn('site/src/admin/features'),
          apis: foldersIn('cms/src/api'),
          cmsFeatures: foldersIn('cms/src/features'),
          scripts: foldersIn('scripts'),
        }),
      },
    ],

    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    ...unsafe('error'),
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-plus-operands': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],

    // For the React compiler, which the site does not use.
    ...Object.fromEntries(
      ['incompatible-library', 'purity', 'refs', 'set-state-in-effect', 'static-components'].map(
        (name) => [`react/${name}`, 'off'],
      ),
    ),
    'react/display-name': 'error',
    'react/jsx-no-comment-textnodes': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-unescaped-entities': 'error',
    'react/no-unknown-property': ['error', { ignore: ['css'] }],
    'react/no-did-update-set-state': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
    ],
    'jsx-a11y/prefer-tag-over-role': 'off',
    // WebKit does not announce a list with hidden markers unless it has an explicit role.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'], nav: ['navigation'] }],
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: { 'no-undef': 'off' } },
    { files: ['**/*.d.ts', '**/generated/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['**/*.{js,cjs,mjs}'],
      rules: {
        ...unsafe('off'),
        'typescript/no-misused-promises': 'off',
        'typescript/no-require-imports': 'off',
      },
    },
    { files: SITE_AND_PANEL, rules: { 'react/rules-of-hooks': 'error' } },
    {
      files: ['**/site/src/**/*.tsx'],
      rules: { 'translation/text-beside-expression': 'error' },
    },
    {
      files: TESTS,
      env: { jest: true },
      rules: {
        'max-lines': 'off',
        'no-unsafe-optional-chaining': 'off',
        'typescript/unbound-method': 'off',
        // Bodies of HTTP responses are `any`; a test checks their values.
        ...unsafe('off'),
        // A test of a hook renders it with the components around it.
        'eslint-import/no-restricted-paths': 'off',
        'translation/text-beside-expression': 'off',
      },
    },
    {
      files: ['**/site/src/gatsby/**/*.ts', '**/site/gatsby-{config,node}.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@tequiora/**'],
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
      files: ['**/cms/src/api/{product,service}/controllers/*.ts'],
      rules: { 'typescript/no-unsafe-call': 'off', 'typescript/no-unsafe-member-access': 'off' },
    },
    {
      files: ['**/cms/{config,contracts,src}/**', '**/site/src/**'],
      rules: { 'no-console': 'error' },
    },
  ],
  // In addition to `.gitignore`; the command ignores declaration files.
  ignorePatterns: ['pictures/assets/', 'pictures/templates/'],
};

/** What each generator asks, writes and leaves to do. Answers fill the templates and the texts below. */

const FIELDS = 'cms/src/content-model/views/types';
const CHECKS = 'cms/src/features/publish-checks/rules';

function ask(name, message, pattern = /\S/) {
  const validate = (value) => pattern.test(value) || `Must match ${pattern}.`;
  return { type: 'input', name, message, validate };
}

const choose = (name, message, choices) => ({ type: 'list', name, message, choices });

const add = (path, template) => ({
  type: 'add',
  path,
  templateFile: `templates/${template}.tpl`,
});

/** Adds a text after the last string of the landmark. */
const after = (path, landmark, text) => ({ type: 'insert', path, landmark, text });

const before = (path, landmark, text) => ({ ...after(path, landmark, text), isBefore: true });

const check = {
  description: 'a publish check',
  prompts: [
    ask('name', 'What it checks, such as capital-letters:'),
    ask('message', 'What staff read after «Field», such as está en mayúsculas:'),
    choose('severity', 'An error blocks publishing:', ['error', 'warning']),
  ],
  actions: [
    add(`${CHECKS}/check-{{kebabCase name}}.ts`, 'check'),
    add(`${CHECKS}/__tests__/check-{{kebabCase name}}.test.ts`, 'check.test'),
    before(
      `${CHECKS}/run-checks.ts`,
      ['import '],
      "import { {{camelCase name}}Check } from './check-{{kebabCase name}}';",
    ),
    before(
      `${CHECKS}/run-checks.ts`,
      ['{{{startOfChecks severity}}}', ']'],
      '{{camelCase name}}Check,',
    ),
  ],
  next: 'Write the rule, and fix what it rejects in cms/data. Recipe: add-a-publish-check.md',
};

const job = {
  description: 'a background job of the CMS',
  prompts: [
    ask('feature', 'Folder in cms/src/features:'),
    ask('name', 'What it does, such as delete-old-drafts:'),
    ask('label', 'Its Spanish name under «Salud»:'),
  ],
  actions: [
    add('{{featureFolder feature}}/server/{{kebabCase name}}.ts', 'job'),
    add('cms/tests/api/{{kebabCase name}}.test.ts', 'job.test'),
    before(
      'cms/src/index.ts',
      ['import '],
      "import { {{camelCase name}} } from './features/{{kebabCase feature}}/server/{{kebabCase name}}';",
    ),
    after(
      'cms/src/index.ts',
      ['function scheduleJobs(strapi: Core.Strapi): void {', 'const jobs', '= {'],
      "'{{kebabCase name}}': () => {{camelCase name}}(strapi),",
    ),
    after(
      'cms/contracts/jobs.ts',
      ['export const JOBS = {'],
      "'{{kebabCase name}}': { label: '{{label}}', rule: '{{freeSecond}} */5 * * * *' },",
    ),
  ],
  next: 'Write the work and choose when it runs in cms/contracts/jobs.ts. Recipe: add-a-background-job.md',
};

/** Attributes of the schema by the kind of field that people choose. */
export const ATTRIBUTES = {
  text: { type: 'string', maxLength: 80 },
  'long text': { type: 'text', maxLength: 400 },
  integer: { type: 'integer', min: 0, max: 999_999 },
  'yes or no': { type: 'boolean', default: false },
  date: { type: 'date' },
};

const field = {
  description: 'an optional field of a type, up to the GraphQL schema',
  prompts: [
    ask('type', 'Type, such as product:'),
    ask('name', 'Field, such as weight:'),
    choose('kind', 'What it holds:', Object.keys(ATTRIBUTES)),
    ask('label', 'Spanish label:'),
    ask('help', 'Spanish help, one sentence:'),
    ask('example', 'Spanish example of a value:'),
  ],
  actions: [
    after(
      'cms/src/api/{{type}}/content-types/{{type}}/schema.json',
      ['"attributes": {'],
      '"{{camelCase name}}": {{{attributeOf kind}}},',
    ),
    after(
      '{{viewFile type}}',
      ["'api::{{type}}.{{type}}'", 'fields: {'],
      "{{camelCase name}}: ['{{label}}', '{{help}}', '{{example}}'],",
    ),
  ],
  next: 'Query and show the field where the recipe says, then npm run generate. Recipe: add-a-field.md',
};

const section = {
  description: 'a section of a page: a heading and a list',
  prompts: [
    ask('page', 'Type of the page, such as about-page:'),
    ask('name', 'List, such as awards:'),
    ask('id', 'Spanish id of the heading, such as premios:'),
    ask('title', 'Spanish heading without content:'),
  ],
  actions: [
    add('site/src/sections/{{pageFolder page}}/{{kebabCase name}}.tsx', 'section'),
    add('site/src/sections/{{pageFolder page}}/{{kebabCase name}}.test.tsx', 'section.test'),
    after(
      'cms/src/api/{{page}}/content-types/{{page}}/schema.json',
      ['"attributes": {'],
      `"{{camelCase name}}Head": { "type": "component", "component": "sections.section-head" },
       "{{camelCase name}}": { "type": "component", "component": "sections.feature", "repeatable": true },`,
    ),
    before(
      `${FIELDS}/pages.ts`,
      ["'api::{{page}}.{{page}}'", 'fields: {', ' seo'],
      `{{camelCase name}}Head: sectionHeadField('{{lowerCase title}}'),
       {{camelCase name}}: ['{{title}}', 'Las tarjetas de la sección, en este orden.'],`,
    ),
    after(
      'cms/contracts/pages.ts',
      ['PAGE_SECTIONS', "'{{pagePath page}}': {"],
      "'{{id}}': { filled: ['{{camelCase name}}'] },",
    ),
    after(
      'cms/data/{{page}}.json',
      ['{'],
      `"{{camelCase name}}Head": { "title": "{{title}}" },
       "{{camelCase name}}": [{ "icon": "heart", "title": "{{title}}" }],`,
    ),
    before(
      '{{pageFile page}}',
      ['import '],
      "import { {{pascalCase name}} } from '#src/sections/{{pageFolder page}}/{{kebabCase name}}.tsx';",
    ),
    before(
      '{{pageFile page}}',
      ['<CallToAction'],
      '{page ? <{{pascalCase name}} content={page} /> : null}',
    ),
    after(
      '{{pageFile page}}',
      ['page: strapi{{pascalCase page}} {'],
      '...{{pascalCase name}}Fields',
    ),
    before(
      '{{testDataFile page}}',
      ['{{pascalCase page}}Query', 'shareCard:'],
      '{{camelCase name}}Head: null,\n{{camelCase name}}: [],',
    ),
  ],
  next: 'Write the styles and the demo content. Recipe: add-a-section.md',
};

const page = {
  description: 'a public page: single type, query, preview, sitemap, navigation',
  prompts: [
    ask('name', 'Type, such as faq-page:'),
    ask('path', 'Spanish path, such as /preguntas:', /^\/[a-z-]+$/),
    ask('title', 'Spanish title:'),
  ],
  actions: [
    add('cms/src/api/{{name}}/content-types/{{name}}/schema.json', 'schema'),
    add('cms/data/{{name}}.json', 'data'),
    add('site/src/pages{{path}}.tsx', 'page'),
    add('site/src/pages{{path}}.test.tsx', 'page.test'),
    after(
      `${FIELDS}/pages.ts`,
      ['export const pages: Views = {'],
      `'api::{{name}}.{{name}}': page({ fields: { hero, callToAction, seo } }),`,
    ),
    before(
      'cms/contracts/pages.ts',
      ['export const PAGES', '} as const satisfies'],
      "'{{path}}': { type: '{{name}}', title: '{{title}}', navigation: ['footer'] },",
    ),
    before(
      'cms/contracts/pages.ts',
      ['export const PAGE_SECTIONS', '} as const satisfies'],
      "'{{path}}': { llamada: CALL_TO_ACTION },",
    ),
  ],
  next: 'Write its sections with npm run new -- section. Recipe: add-a-public-page.md',
};

export const GENERATORS = { page, section, field, check, job };

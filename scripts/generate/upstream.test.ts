import { formatUpstream, readUpstream } from './upstream.ts';

const CODE = 'cms/src/features/accounts/server/guard.ts';
const TEST = 'cms/tests/api/guard.test.ts';
const TAG = ` * UPSTREAM: @strapi/admin 5.54 · replaces \`updateMe\`
 * why: there is no setting, see
 * https://github.com/strapi/strapi/issues/1
 * test: ${TEST}
 * until: there is one`;

const read = (files: Record<string, string>, version: string | undefined = '5.54.3') =>
  readUpstream({ files: { [TEST]: '', ...files }, versionOf: () => version });

const tagged = (tag: string) =>
  read({ [CODE]: `/**\n * Guards.\n *\n${tag}\n */\nconst a = 1;\n` });

test('a tag is read from the end of a comment, over several lines', () => {
  expect(tagged(TAG)).toEqual({
    faults: [],
    patches: [
      {
        file: CODE,
        name: '@strapi/admin',
        version: '5.54',
        what: 'replaces `updateMe`',
        why: 'there is no setting, see https://github.com/strapi/strapi/issues/1',
        tests: [TEST],
        until: 'there is one',
      },
    ],
  });
});

test('tags are read from other kinds of comments, and from package.json', () => {
  const lines = TAG.replaceAll(/^ \* /gm, '');
  const comment = lines.replaceAll(/^/gm, '  // ');
  const json = `"//": [\n${lines.replaceAll(/.+/g, '    "$&",')}\n],\n"overrides": {}`;
  const { patches, faults } = read({
    'scripts/lib/a.cjs': `${comment}\n  //\n  // More.\n${comment}\n`,
    'package.json': json,
  });
  expect(faults).toEqual([]);
  expect(patches.map(({ file, until }) => [file, until])).toEqual([
    ['scripts/lib/a.cjs', 'there is one'],
    ['scripts/lib/a.cjs', 'there is one'],
    ['package.json', 'there is one'],
  ]);
});

test.each(['why', 'test', 'until'])('a tag without «%s» is a fault', (field) => {
  expect(tagged(TAG.replace(`${field}:`, '')).faults).toEqual([
    expect.stringMatching(`^${CODE}: not all of why, test and until`),
  ]);
});

test('a tag that names a missing test is a fault', () => {
  expect(tagged(TAG.replace(TEST, `${TEST}, cms/tests/api/gone.test.ts`)).faults).toEqual([
    `${CODE}, @strapi/admin 5.54: the test cms/tests/api/gone.test.ts does not exist`,
  ]);
});

test.each([
  ['5.55.0', `the installed version is 5.55.0: run ${TEST}, then write the new version`],
  ['5.5.0', `the installed version is 5.5.0: run ${TEST}, then write the new version`],
  [undefined, 'the package is not installed'],
])('the installed version %s is a fault', (version, fault) => {
  const files = { [CODE]: `/*\n${TAG}\n */`, [TEST]: '' };
  const { faults } = readUpstream({ files, versionOf: () => version });
  expect(faults).toEqual([`${CODE}, @strapi/admin 5.54: ${fault}`]);
});

test.each([
  [CODE, "import { hash } from '@strapi/admin/dist/server/hash';"],
  [CODE, "require('server/src/domain/user.js');"],
  [CODE, 'replaceMethods(controller, { updateMe });'],
  [CODE, "serviceOf<Users>(strapi, 'admin::user').create({});"],
  [CODE, "strapi.plugin('content-manager').service('uid');"],
  [CODE, "strapi.get<Runner>('webhookRunner');"],
  [CODE, "knex('strapi_webhooks').select();"],
  ['cms/src/extensions/upload/strapi-server.ts', 'export default (plugin) => plugin;'],
  ['cms/src/admin/hide.ts', 'new MutationObserver(hide);'],
  ['cms/src/features/a/panel/a.ts', "import { unstable_useDocument } from '@strapi/strapi/admin';"],
  ['site/src/lib/load.ts', 'window.___loader.loadPage(path);'],
  ['site/src/gatsby/strapi.ts', "from 'gatsby-source-strapi/dist/fetch';"],
  ['package.json', '"overrides": {}'],
])('%s without a tag is a fault: %s', (file, text) => {
  expect(read({ [file]: text }).faults).toEqual([
    expect.stringMatching(`^${file}: .+, without an UPSTREAM tag$`),
  ]);
  expect(read({ [file]: `/*\n${TAG}\n */\n${text}` }).faults).toEqual([]);
});

test.each([
  [CODE, "import { errors } from '@strapi/utils';\nimport { a } from '../../../lib/a';"],
  [CODE, "serviceOf<Own>(strapi, 'api::product.product').find();"],
  ['cms/src/features/a/__tests__/a.ts', 'replaceMethods(service, {});'],
  ['site/src/hooks/use-width.ts', 'new MutationObserver(measure);'],
])('%s needs no tag for public interfaces and own code', (file, text) => {
  expect(read({ [file]: text }).faults).toEqual([]);
});

test('the register lists the places of each package with links to code, issue and test', () => {
  const { patches } = tagged(TAG);
  expect(formatUpstream(patches)).toContain(`1 places in 1 packages.

## @strapi/admin 5.54

- replaces \`updateMe\` ([guard.ts](../../${CODE})): there is no setting, see [strapi/strapi#1](https://github.com/strapi/strapi/issues/1). Test: [guard.test.ts](../../${TEST}). Until there is one.
`);
});

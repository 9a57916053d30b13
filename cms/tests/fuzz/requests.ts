import fc from 'fast-check';

import { exampleAddress } from '../support/identities';

export type FuzzRequest = { method: string; address: string; body: unknown };

const PRODUCT = 'api::product.product';

/** Values that the form of a field would never send. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308],
  ...[
    '',
    ' ',
    'x',
    '0',
    '\u0000',
    '\ud800',
    'á'.repeat(5000),
    '../..',
    '$ne',
    'a@a.a',
    'createdBy',
  ],
  ...['2026-13-45', '<b>', PRODUCT, 'shared.seo', 'plugin::content-manager.explorer.read', '{"a":'],
  ...[[], [[]], [null], ['x'], [{}], [0], [2 ** 40], {}, { a: {} }, { id: 'x' }, { $ne: null }],
  ...[
    { connect: [{ id: {} }] },
    { connect: 'x' },
    { set: [1.5] },
    { __proto__: 1, toString: null },
  ],
  ...[
    [{ action: 'x' }],
    [{ action: {}, subject: [] }],
    [{ uid: 'x', width: -1 }],
    [{ __component: 'x' }],
  ],
];

/** Field names that the routes with a matching path accept. */
const FIELDS: readonly [under: RegExp, names: string][] = [
  [/configuration/, 'settings metadatas layouts options uid pageSize sort'],
  [
    /content-manager|products|services/,
    'name slug price category image features seo order locale data',
  ],
  [
    /actions|bulk|batch|clone|i18n/,
    'documentIds locales ids model id status locale contentTypeUID field',
  ],
  [/uid\//, 'contentTypeUID field data value locale'],
  [
    /upload/,
    'fileInfo fileIds folderIds destinationFolderId name parent updates ref refId field files',
  ],
  [/tokens/, 'name description type lifespan permissions adminPermissions kind expiresAt'],
  [/webhooks/, 'name url headers events isEnabled ids'],
  [/permissions|roles|users/, 'permissions name description users type email roles ids isActive'],
  [
    /me$|login|password|register|auth/,
    'email password currentPassword identifier username firstname',
  ],
  [
    /./,
    'name email type data code token userInfo registrationToken resetPasswordToken widgets version',
  ],
];

const ODD_QUERIES = [
  ...['page=-1', 'page=x&pageSize=1e9', 'sort=x:y', 'sort[x]=1', 'sort=createdBy.email', '_q=%00'],
  ...['filters=1', 'filters[id][$x]=1', 'filters[$and]=x', 'filters[name][$in]=', 'filters[x]=1'],
  ...[
    'populate=x',
    'populate[x][populate]=y',
    'fields=x',
    'fields[a]=b',
    'locale[a]=b',
    'locale=xx',
  ],
  ...['status[]=x', '_q[]=a', 'folder=x', 'folderPath[]=x', 'id=x', 'idsToOmit=x', 'ids[a][b]=c'],
  ...[
    'start=99999999999999999999',
    'limit=-5',
    'from=x&to=y',
    'action=x',
    'documentIds=x',
    'kind=x',
  ],
];

const ODD_PARAMETERS = ['0', '-1', '99999999999999999999', '%00', 'x'.repeat(300), 'createdBy'];

const oddValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

function bodyFor(path: string): fc.Arbitrary<unknown> {
  const names = FIELDS.filter(([under]) => under.test(path)).flatMap(([, each]) => each.split(' '));
  const fields = fc.dictionary(fc.constantFrom(...new Set(names)), oddValue, { maxKeys: 8 });
  return fc.oneof({ weight: 8, arbitrary: fields }, { weight: 1, arbitrary: fc.array(oddValue) });
}

function addressFor(path: string, known: readonly string[]): fc.Arbitrary<string> {
  const parameters = path.match(/(?<=\/):\w+/g) ?? [];
  const odd = fc
    .constantFrom(...parameters, '')
    .chain((name) =>
      fc
        .constantFrom(...ODD_PARAMETERS, ...known)
        .map((value) => (name ? path.replace(name, value) : path)),
    );
  const query = fc.option(fc.constantFrom(...ODD_QUERIES), { nil: '' });
  return fc
    .tuple(
      fc.oneof({ weight: 1, arbitrary: fc.constant(path) }, { weight: 2, arbitrary: odd }),
      query,
    )
    .map(([each, text]) => exampleAddress(each) + (text && `?${text}`));
}

/**
 * Generates odd requests to a route, such as `PUT /admin/users/me`.
 * @param known ids of entries that exist
 */
export function requestsTo(route: string, known: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const [method = '', path = ''] = route.split(' ');
  return fc.record({
    method: fc.constant(method),
    address: addressFor(path, known),
    body: method === 'GET' ? fc.constant(undefined) : bodyFor(path),
  });
}

import fc from 'fast-check';
import { HONEYPOT_FIELD } from '@tequiora/cms/contracts/enquiry.ts';
import { oddText } from '../odd-text.ts';

type Body = { type: string | undefined; content: Buffer };

const FIELDS = [
  'name',
  'email',
  'phone',
  'type',
  'message',
  'source',
  'newsletter',
  HONEYPOT_FIELD,
];
const OTHERS = ['identifier', 'password', 'code', 'release', 'id', 'status', 'ids', 'text'];
const TYPES = [
  ...['application/json', 'application/json; charset=utf-99', 'application/json;', '/'],
  ...['application/x-www-form-urlencoded', 'application/xml', 'text/plain'],
  ...['multipart/form-data', 'multipart/form-data; boundary=x'],
];
const DEPTH = 5_000;

const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -0, 1e308, [], {}) },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(oddText, oddText, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const fields = fc.dictionary(fc.constantFrom(...FIELDS, ...OTHERS), oddValue, { maxKeys: 8 });
const json = fc
  .oneof(
    fields.map((data) => ({ data })),
    fields,
    oddValue,
  )
  .map((value) => JSON.stringify(value));
const truncatedJson = fc.tuple(json, fc.nat(60)).map(([text, kept]) => text.slice(0, kept));
const hostileJson = fc.constantFrom(
  '['.repeat(DEPTH),
  `${'{"data":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  '{"data":{"__proto__":{"isAdmin":true},"name":1e400}}',
  '{"data":{"name":"a","name":{"$ne":1}},"data":[]}',
);
const formField = fc.constantFrom(...FIELDS, 'a[b][c]', 'a[]', 'a[5000]');
const form = fc
  .array(fc.tuple(formField, oddText), { maxLength: 8 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
const parts = oddText.map(
  (text) =>
    `--x\r\nContent-Disposition: form-data; name="files"; filename="${text}"\r\n\r\n${text}\r\n--x`,
);

const content = fc.oneof(
  { weight: 4, arbitrary: json },
  { weight: 2, arbitrary: truncatedJson },
  { weight: 1, arbitrary: hostileJson },
  { weight: 1, arbitrary: form },
  { weight: 1, arbitrary: parts },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

/** Invalid bodies, two in three with the content type of JSON. */
export const malformedBody: fc.Arbitrary<Body> = fc.record({
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constant('application/json') },
    { weight: 2, arbitrary: fc.constantFrom<string | undefined>(...TYPES, undefined) },
  ),
  content: content.map((value) => Buffer.from(value as Uint8Array)),
});

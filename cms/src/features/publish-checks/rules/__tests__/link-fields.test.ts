import type { EntryField } from '../../../../content-model/fields-of';
import { runChecks } from '../run-checks';
import { components, types } from './checked-entry';

const DANGEROUS = [
  'JaVaScRiPt:alert(1)',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  'ftp://evil.example',
];

/** Addresses that a field accepts, if not any of the web. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'components.page.video.videoUrl': 'https://vimeo.com/76979871',
};

/** All fields that are rendered as the address of a link. */
const LINK_FIELDS = [
  ...Object.entries(types).map(([uid, schema]) => [`content-types.${uid}`, schema] as const),
  ...Object.entries(components).map(([uid, schema]) => [`components.${uid}`, schema] as const),
].flatMap(([owner, { attributes }]) =>
  Object.entries(attributes)
    .filter(([name, { type }]) => type === 'string' && /^(?:href|url|.+Url)$/.test(name))
    .map(([name, attribute]) => ({ owner, name, attribute })),
);

const isRefused = (field: (typeof LINK_FIELDS)[number], value: string) => {
  const entry = { uid: 'api::home-page.home-page', siblings: {}, path: [field.name], place: '' };
  const fields = [{ ...entry, ...field, value } satisfies EntryField];
  return runChecks('errors', { uid: entry.uid, values: {}, fields }).length > 0;
};

describe('link fields', () => {
  it.each(LINK_FIELDS)('rejects addresses that run scripts: $owner.$name', (field) => {
    expect(DANGEROUS.filter((address) => !isRefused(field, address))).toEqual([]);
    const accepted = ACCEPTED[`${field.owner}.${field.name}`] ?? 'https://tequiora.example/a';
    expect(isRefused(field, accepted)).toBe(false);
  });

  it('are found in all types and components', () => {
    expect(LINK_FIELDS.length).toBeGreaterThanOrEqual(5);
  });
});

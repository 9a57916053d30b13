import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Schema = { attributes: Record<string, { type: string; regex?: string }> };

const SOURCES = path.resolve(__dirname, '../..');
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

/** The patterns of all fields that become the address of a link, by file and name. */
function linkPatterns(): [string, string | undefined][] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:schema|components[/\\].+)\.json$/.test(file),
  );
  return files.flatMap((file) => {
    const { attributes } = JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8')) as Schema;
    return Object.entries(attributes)
      .filter(([name, { type }]) => type === 'string' && /^(?:href|url|.+Url)$/.test(name))
      .map(([name, { regex }]): [string, string | undefined] => [`${file}: ${name}`, regex]);
  });
}

describe('a field for a link', () => {
  it.each(linkPatterns())('takes no address that runs something: %s', (_field, regex) => {
    const pattern = new RegExp(regex ?? '');
    expect(DANGEROUS.filter((address) => pattern.test(address))).toEqual([]);
    expect(pattern.test('https://tequiora.example/a')).toBe(true);
  });

  it('is found wherever it is', () => {
    expect(linkPatterns().length).toBeGreaterThanOrEqual(5);
  });
});

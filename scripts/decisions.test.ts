import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CMS_DIR, ROOT_DIR } from './lib/dirs.ts';

const DECISIONS_DIR = path.join(CMS_DIR, 'docs/decisions');
const INDEX_FILE = path.join(DECISIONS_DIR, 'README.md');
const MAX_LINES = 60;
const HEADER =
  /^# (?<number>\d{3}) (?<title>.+)\n\nDate: \d{4}-\d\d-\d\d · Status: (?<status>accepted|superseded by \[\d{3}\]\(.+\))\n\n/;
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences'];

const recordFiles = readdirSync(DECISIONS_DIR)
  .filter((file) => file !== 'README.md')
  .sort();

const readRecord = (file: string) => readFileSync(path.join(DECISIONS_DIR, file), 'utf8');

/** Returns table rows without the padding that oxfmt adds to cells. */
function readTableRows(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.join(' | ').trim());
}

function expectedRow(file: string): string {
  const { number, title, status } = HEADER.exec(readRecord(file))?.groups ?? {};
  return `| ${number} | [${title}](${file}) | ${status} |`;
}

test.each(recordFiles)('the decision record %s has the common structure', (file) => {
  const text = readRecord(file);
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(HEADER.exec(text)?.groups?.number).toBe(file.slice(0, 3));
  expect(sections.filter((name) => name !== 'Measured')).toEqual(SECTIONS);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});

test('each decision record has a number of its own', () => {
  const numbers = recordFiles.map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('the index lists number, title and status of every decision record', () => {
  const expected = ['| number | decision | status |', ...recordFiles.map(expectedRow)];
  const actual = readTableRows(readFileSync(INDEX_FILE, 'utf8'));
  if (actual.join('\n') === expected.join('\n')) return;
  const [head, ...rows] = expected;
  const table = [head, '| --- | --- | --- |', ...rows].join('\n');
  throw new Error(
    `cms/docs/decisions/README.md is out of date. The expected table is:\n\n${table}`,
  );
});

/** Lists the Markdown documents in the checkout: tracked by git or new, but not ignored. */
function listDocuments(): string[] {
  const patterns = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.md'];
  const files = execFileSync('git', patterns, { cwd: ROOT_DIR, encoding: 'utf8' }).split('\0');
  return [...new Set(files)].filter((file) => file && existsSync(path.join(ROOT_DIR, file)));
}

const withoutCode = (markdown: string) =>
  markdown.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** Ids that GitHub gives the headings of a document. */
function headingIds(markdown: string): string[] {
  const headings = markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

function isBroken(document: string, link: string): boolean {
  const [target = '', anchor] = link.split('#', 2);
  const file = target ? path.resolve(path.dirname(document), decodeURI(target)) : document;
  if (!existsSync(file)) return true;
  const isAnchor = anchor !== undefined && file.endsWith('.md');
  return isAnchor && !headingIds(readFileSync(file, 'utf8')).includes(anchor);
}

test.each(listDocuments())('every relative link in %s resolves', (name) => {
  const document = path.join(ROOT_DIR, name);
  const links = withoutCode(readFileSync(document, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g);
  const relative = [...links]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link));
  expect(relative.filter((link) => isBroken(document, link))).toEqual([]);
});

test.each(['acceptance', 'specification'])('cms/docs/%s.md names tests that exist', (name) => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
  });
  const tests = new Set(
    [...files.matchAll(/([\w-]+\.(?:test|spec))\.tsx?$/gm)].map(([, test]) => test),
  );
  const text = readFileSync(path.join(CMS_DIR, `docs/${name}.md`), 'utf8');
  const named = [...text.matchAll(/`[^`\s]*?([\w-]+\.(?:test|spec))(?:\.tsx?)?`/g)];
  expect(named.map(([, test]) => test).filter((test) => !tests.has(test))).toEqual([]);
});

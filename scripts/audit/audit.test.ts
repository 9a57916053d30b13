import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCRIPTS_DIR } from '../lib/dirs.ts';
import { readFindings, readAuditError } from './report.ts';
import { triageFindings, type Decision } from './triage-findings.ts';

// The shape of npm 11's output; the packages and advisories are invented.
const advisory = {
  source: 1100001,
  name: 'lector-ficticio',
  dependency: 'lector-ficticio',
  title: 'Reads without end',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  cwe: ['CWE-1333'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range: '<2.0.0',
};
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    'lector-ficticio': {
      name: 'lector-ficticio',
      severity: 'high',
      isDirect: false,
      via: [
        advisory,
        { ...advisory, source: 1100002, url: 'https://npmjs.com/advisories/1100002' },
      ],
      effects: ['marco-ficticio'],
      range: '<2.0.0',
      nodes: ['node_modules/lector-ficticio'],
      fixAvailable: true,
    },
    'marco-ficticio': {
      name: 'marco-ficticio',
      severity: 'high',
      via: ['lector-ficticio', advisory],
    },
  },
  metadata: { vulnerabilities: { high: 2, total: 2 } },
});
const REFUSAL = JSON.stringify({
  message: '405 Method Not Allowed - POST https://registry/-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  error: { summary: '', detail: '' },
});

const GHSA = 'GHSA-aaaa-bbbb-cccc';
const decision = (changes: Partial<Decision> = {}): Decision => ({
  id: GHSA,
  package: 'lector-ficticio',
  reason: 'only reads our own files',
  until: '2026-12-31',
  ...changes,
});

test('reads each advisory of a report once, under its own package', () => {
  expect(readFindings(REPORT)?.map((each) => [each.id, each.package])).toEqual([
    [GHSA, 'lector-ficticio'],
    ['1100002', 'lector-ficticio'],
  ]);
});

test.each([REFUSAL, '', 'npm error'])(
  'returns undefined for output that is not a report: %s',
  (output) => {
    expect(readFindings(output)).toBeUndefined();
    expect(readAuditError(output)).toMatch(/405 Method Not Allowed|no respondió/);
  },
);

test('separates findings by decision (missing, expired, valid) and lists obsolete decisions', () => {
  const findings = readFindings(REPORT) ?? [];
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
  const other = decision({ id: '1100002', until: '2026-11-20' });
  const gone = decision({ package: 'otro-ficticio' });
  const triage = triageFindings(findings, [decision(), other, gone], '2026-11-21');
  expect(idsOf(triage.decided)).toEqual([GHSA]);
  expect(idsOf(triage.expired)).toEqual(['1100002']);
  expect(triage.obsolete).toEqual([gone]);
  expect(triageFindings(findings, [gone], '2026-11-21').undecided).toHaveLength(2);
  expect(triageFindings(findings, [decision()], '2026-12-31').decided).toHaveLength(1);
});

test('every decision has a reason and an expiry date at most half a year ahead', () => {
  const text = readFileSync(path.join(SCRIPTS_DIR, 'audit/decisions.json'), 'utf8');
  const latest = new Date(Date.now() + 183 * 24 * 60 * 60_000).toISOString();
  for (const each of JSON.parse(text) as Decision[]) {
    expect(each.id && each.package && each.reason).toBeTruthy();
    expect(each.until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(each.until < latest).toBe(true);
  }
});

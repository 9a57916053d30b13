import { createProgramLog, type LogFormat } from './program-log.ts';

const FACTS = {
  requestId: 'id-de-prueba',
  method: 'POST',
  route: '/api/enquiries',
  status: 201,
  ms: 7,
};
let written: string[];

beforeEach(() => {
  written = [];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  }
});
afterEach(() => jest.restoreAllMocks());

const openLog = (format: LogFormat) =>
  createProgramLog({ program: 'web', format, secrets: ['una-clave-secreta', 'a'] });

test('writes one JSON object per line in the json format', () => {
  const log = openLog('json');
  log.info('En marcha\nya');
  log.access(FACTS);
  log.error('Se rompió', 'id-de-prueba');
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
    { time, level: 'info', program: 'web', message: 'En marcha\nya' },
    {
      time,
      level: 'http',
      program: 'web',
      message: 'POST /api/enquiries 201 (7 ms)',
      ...FACTS,
    },
    { time, level: 'error', program: 'web', message: 'Se rompió', requestId: 'id-de-prueba' },
  ]);
  for (const line of written) expect(line.endsWith('\n')).toBe(true);
});

test('writes plain lines in the text format', () => {
  const log = openLog('text');
  log.info('En marcha');
  log.access(FACTS);
  expect(written).toEqual(['En marcha\n', 'POST /api/enquiries 201 (7 ms) · id-de-prueba\n']);
});

test.each<LogFormat>(['json', 'text'])('redacts secrets: %s', (format) => {
  openLog(format).info('Authorization: Bearer una-clave-secreta para todas');
  expect(written.join('')).not.toContain('secreta');
  expect(written.join('')).toContain('para todas');
});

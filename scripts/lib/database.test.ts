import { spawnSync } from 'node:child_process';
import { SCRIPTS_DIR } from './dirs.ts';

const PROGRAM = `
  import './lib/database.ts';
  import pg from 'pg';
  import { parsePostgres } from './lib/parse-postgres.ts';
  import { toStored } from './backup/values.ts';
  const { TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
  const { prepareValue } = await import('pg/lib/utils.js');
  console.log(JSON.stringify([
    parsePostgres(TIMESTAMP)('2026-11-21 12:00:00.123'),
    parsePostgres(TIMESTAMPTZ)('2026-11-21 12:00:00.123+00'),
    prepareValue(toStored('timestamp', '2026-11-21T12:00:00.123Z')),
  ]));
`;

test('reads and writes timestamps of PostgreSQL as UTC in any time zone of the machine', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM],
    { cwd: SCRIPTS_DIR, env: { ...process.env, TZ: 'America/Mexico_City' }, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    '2026-11-21T12:00:00.123Z',
    '2026-11-21T12:00:00.123Z',
    '2026-11-21T12:00:00.123+00:00',
  ]);
});

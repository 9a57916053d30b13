import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from './lib/dirs.ts';

const REFUSED = [
  'const behindSince = 1;',
  'let moment = 1;',
  'function takeTurn() {}',
  'type Wanted = string;',
  'type Status = { isBehind: boolean };',
];

const ACCEPTED = [
  'const driftSince = 1;',
  // A word within another one.
  'const returned = 1;',
  'const momentum = 1;',
  // Names of other programs are used, not declared.
  'const text = document.desk.behind;',
];

test('names that the glossary replaces are refused where they are declared', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-lint-'));
  try {
    const specifier = path.join(ROOT_DIR, 'scripts/glossary-words.mjs');
    const config = path.join(folder, 'config.json');
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [{ name: 'glossary', specifier }],
        rules: { 'glossary/glossary-words': 'error' },
      }),
    );
    const all = [...REFUSED, ...ACCEPTED];
    all.forEach((text, index) => writeFileSync(path.join(folder, `${index}.ts`), text));
    const bin = path.join(ROOT_DIR, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(bin, ['--config', config, '--format', 'json', folder], {
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    const refused = diagnostics
      .filter(({ code }) => code.startsWith('glossary'))
      .map(({ filename }) => all[Number(path.basename(filename, '.ts'))]);
    expect(refused.sort()).toEqual([...REFUSED].sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});

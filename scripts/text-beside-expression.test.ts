import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from './lib/dirs.ts';

const SAFE = [
  // The only text in an element: React sets it on the element.
  '<p>Uno</p>',
  '<p>{name}</p>',
  '<p>{`Página ${page} de ${total}`}</p>',
  '<p>{isOpen ? "Cerrar" : "Abrir"}</p>',
  // Text that neither changes nor stands next to something that does.
  '<p>Uno <b>dos</b> tres</p>',
  '<p>Uno{" "}<b>dos</b></p>',
  '<p><span>Uno</span>{isOpen ? <b /> : null}</p>',
  '<p>{icon}<span>{label}</span></p>',
  '<p>Uno{/* comentario */}</p>',
  '<><p>Uno</p>{list}</>',
];

const UNSAFE = [
  '<p>Página {page}</p>',
  '<p>{page} de {total}</p>',
  '<p>Hola{isOpen ? <b /> : null}</p>',
  '<p>{isOpen && <b />}{"Hola"}</p>',
  '<p>{icon}{`Hola, ${name}`}</p>',
  '<p>{icon}{isOpen ? "Cerrar" : "Abrir"}</p>',
  '<p>{icon}{count > 0 && `${count}`}</p>',
  '<p>{icon}{formatPrice(price)}</p>',
  '<>Hola</>',
  '<>{`Hola, ${name}`}<b /></>',
];

type Report = { diagnostics: { code: string; filename: string }[] };

/** Returns the texts in which the rule finds a problem. */
function lint(texts: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-lint-'));
  try {
    const specifier = path.join(ROOT_DIR, 'scripts/text-beside-expression.mjs');
    const config = path.join(folder, 'config.json');
    const rules = { 'translation/text-beside-expression': 'error' };
    const jsPlugins = [{ name: 'translation', specifier }];
    writeFileSync(config, JSON.stringify({ plugins: [], jsPlugins, rules, categories: {} }));
    texts.forEach((text, index) =>
      writeFileSync(path.join(folder, `${index}.tsx`), `export const element = ${text};\n`),
    );
    const oxlint = path.join(ROOT_DIR, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--config', config, '--format', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as Report;
    const found = new Set(
      diagnostics
        .filter(({ code }) => code.includes('text-beside-expression'))
        .map(({ filename }) => Number.parseInt(path.basename(filename), 10)),
    );
    return texts.filter((_text, index) => found.has(index));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the lint rule reports text that breaks on a translated page, and no other', () => {
  expect(lint([...SAFE, ...UNSAFE])).toEqual(UNSAFE);
});

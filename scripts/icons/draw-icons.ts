import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MODULES_DIR, ROOT_DIR } from '../lib/dirs.ts';
import { brandGlyphs } from './brand-glyphs.ts';
import { lucideNames } from './icon-names.ts';

type Shapes = Record<string, string>;
type DrawnFile = { file: string; text: string };

const SOURCE = 'Drawn by `npm run icons`; do not edit. Icons of Lucide (ISC License).';

/** Returns the content of lucide's `<svg>` on one line. */
async function shapeOf(lucideName: string): Promise<string> {
  const file = path.join(MODULES_DIR, 'lucide-static/icons', `${lucideName}.svg`);
  const [, inside = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(await readFile(file, 'utf8')) ?? [];
  return inside.replace(/\s+/g, ' ').replaceAll(' />', '/>').replaceAll('> <', '><').trim();
}

async function lucideShapes(): Promise<Shapes> {
  const shapes = Object.entries(lucideNames).map(
    async ([key, name]) => [key, await shapeOf(name)] as const,
  );
  return Object.fromEntries(await Promise.all(shapes));
}

function constant(name: string, shapes: Shapes): string {
  const lines = Object.entries(shapes).map(([key, shape]) => `  '${key}': '${shape}',\n`);
  return `export const ${name} = {\n${lines.join('')}};\n`;
}

function nameList(shapes: Shapes): string {
  const lines = Object.keys(shapes).map((key) => `  '${key}',\n`);
  return `export const iconNames: readonly string[] = [\n${lines.join('')}];\n`;
}

function sprite(shapes: Shapes): string {
  const symbols = Object.entries(shapes).map(
    ([key, shape]) => `<symbol id="${key}" viewBox="0 0 24 24">${shape}</symbol>`,
  );
  const lines = [
    `<!-- ${SOURCE} -->`,
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...symbols,
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the two icon files of the site: shapes for the build, a sprite for the browser. */
export async function drawIcons(): Promise<{ shapes: DrawnFile; sprite: DrawnFile }> {
  const lucide = await lucideShapes();
  const constants = [
    nameList(lucide),
    constant('iconShapes', lucide),
    constant('brandShapes', brandGlyphs),
  ];
  return {
    shapes: {
      file: path.join(ROOT_DIR, 'site/src/components/ui/icon-shapes.ts'),
      text: `// ${SOURCE}\n${constants.join('\n')}`,
    },
    sprite: {
      file: path.join(ROOT_DIR, 'site/src/assets/icons.svg'),
      text: sprite({ ...lucide, ...brandGlyphs }),
    },
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MODULES_DIR, ROOT_DIR } from '../lib/dirs.ts';
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

/** Glyphs of social networks, which lucide lacks. WhatsApp from Simple Icons (CC0), the rest our own. */
const brandGlyphs = {
  whatsapp:
    '<path d="M17.472 14.382c-.297-.149-1.758-.867-2.03-.967-.273-.099-.471-.148-.67.15-.197.297-.767.966-.94 1.164-.173.199-.347.223-.644.075-.297-.15-1.255-.463-2.39-1.475-.883-.788-1.48-1.761-1.653-2.059-.173-.297-.018-.458.13-.606.134-.133.298-.347.446-.52.149-.174.198-.298.298-.497.099-.198.05-.371-.025-.52-.075-.149-.669-1.612-.916-2.207-.242-.579-.487-.5-.669-.51-.173-.008-.371-.01-.57-.01-.198 0-.52.074-.792.372-.272.297-1.04 1.016-1.04 2.479 0 1.462 1.065 2.875 1.213 3.074.149.198 2.096 3.2 5.077 4.487.709.306 1.262.489 1.694.625.712.227 1.36.195 1.871.118.571-.085 1.758-.719 2.006-1.413.248-.694.248-1.289.173-1.413-.074-.124-.272-.198-.57-.347m-5.421 7.403h-.004a9.87 9.87 0 01-5.031-1.378l-.361-.214-3.741.982.998-3.648-.235-.374a9.86 9.86 0 01-1.51-5.26c.001-5.45 4.436-9.884 9.888-9.884 2.64 0 5.122 1.03 6.988 2.898a9.825 9.825 0 012.893 6.994c-.003 5.45-4.437 9.884-9.885 9.884m8.413-18.297A11.815 11.815 0 0012.05 0C5.495 0 .16 5.335.157 11.892c0 2.096.547 4.142 1.588 5.945L.057 24l6.305-1.654a11.882 11.882 0 005.683 1.448h.005c6.554 0 11.89-5.335 11.893-11.893a11.821 11.821 0 00-3.48-8.413Z"/>',
  facebook:
    '<path d="M13.6 22v-8.9h3l.5-3.6h-3.5V7.3c0-1 .3-1.7 1.8-1.7h1.8V2.4c-.3 0-1.4-.1-2.7-.1-2.7 0-4.6 1.6-4.6 4.7v2.5H6.8v3.6h3.1V22h3.7Z"/>',
  instagram:
    '<path fill-rule="evenodd" d="M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4h-9ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z"/>',
  linkedin:
    '<path d="M5 3a2.1 2.1 0 1 1 0 4.2A2.1 2.1 0 0 1 5 3ZM3.2 8.8h3.6V21H3.2V8.8Zm5.8 0h3.4v1.7c.6-1.1 1.9-2 3.8-2 3.6 0 4.6 2.2 4.6 5.5v7h-3.6v-6.4c0-1.7-.4-3-2.1-3s-2.5 1.2-2.5 3V21H9V8.8Z"/>',
  youtube:
    '<path fill-rule="evenodd" d="M12 4.5c3.9 0 6.4.2 7.6.4a3 3 0 0 1 2.3 2.3c.3 1.3.4 3 .4 4.8s-.1 3.5-.4 4.8a3 3 0 0 1-2.3 2.3c-1.2.2-3.7.4-7.6.4s-6.4-.2-7.6-.4a3 3 0 0 1-2.3-2.3C1.8 15.5 1.7 13.8 1.7 12s.1-3.5.4-4.8a3 3 0 0 1 2.3-2.3c1.2-.2 3.7-.4 7.6-.4ZM10 8.8v6.4l5.4-3.2L10 8.8Z"/>',
  tiktok:
    '<path d="M12.7 2h3.4a4.7 4.7 0 0 0 4.4 4.4v3.4a8 8 0 0 1-4.4-1.4v6.9A6.7 6.7 0 1 1 9.4 8.6c.3 0 .6 0 .9.1v3.5a3.3 3.3 0 1 0 2.4 3.1V2Z"/>',
};

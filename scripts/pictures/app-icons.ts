/**
 * Draws the icons of browsers and phones from the logo into `site/static/icons/`:
 * `npx tsx scripts/pictures/app-icons.ts`. Run it when the logo changes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { HOOK_PATH, STEM_PATH } from '../../site/src/components/logo/wordmark-path.ts';

const target = fileURLToPath(new URL('../../site/static/icons', import.meta.url));

type IconStyle = { hook: string; stem: string; background: string; share: number };

const ON_LIGHT = { hook: '#0B59ED', stem: '#0A1637', background: 'none', share: 1 };
// A phone cuts its own shape out of these: the logo keeps inside the safe circle.
const ON_NAVY = { hook: '#45C4F0', stem: '#fff', background: '#0A1637', share: 0.58 };

function drawing({ hook, stem, background, share }: IconStyle): string {
  const side = 48 / share;
  const corner = (48 - side) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner} ${corner} ${side} ${side}">` +
    `<rect x="${corner}" y="${corner}" width="${side}" height="${side}" fill="${background}"/>` +
    `<path fill="${hook}" d="${HOOK_PATH}"/><path fill="${stem}" d="${STEM_PATH}"/></svg>`
  );
}

async function draw(name: string, size: number, style: IconStyle): Promise<void> {
  const svg = Buffer.from(drawing(style));
  const picture = sharp(svg, { density: (72 * size * style.share) / 48 }).resize(size, size);
  await picture.png({ palette: true }).toFile(path.join(target, name));
}

await mkdir(target, { recursive: true });
await draw('icon-32.png', 32, ON_LIGHT);
await draw('icon-192.png', 192, ON_LIGHT);
await draw('icon-512.png', 512, ON_LIGHT);
await draw('maskable-512.png', 512, ON_NAVY);
await draw('apple-touch-icon.png', 180, ON_NAVY);
await writeFile(path.join(target, 'icon.svg'), drawing(ON_LIGHT));

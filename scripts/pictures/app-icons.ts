/**
 * Renders the icons for browsers and phones from `site/static/icons/icon.svg` into the same folder:
 * `npx tsx scripts/pictures/app-icons.ts`. Run it when the logo changes.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../site/static/icons', import.meta.url));
const onLight = await readFile(path.join(folder, 'icon.svg'), 'utf8');
const onNavy = onLight.replace('#0B59ED', '#45C4F0').replace('#0A1637', '#FFFFFF');

async function draw(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 48;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}

async function saveOnLight(name: string, size: number): Promise<void> {
  const icon = sharp(await draw(onLight, size));
  await icon.png({ palette: true }).toFile(path.join(folder, name));
}

/** Phones mask these icons, so the logo stays within the safe circle. */
async function saveOnNavy(name: string, size: number): Promise<void> {
  const input = await draw(onNavy, Math.round(size * 0.58));
  const ground = { width: size, height: size, channels: 3 as const, background: '#0A1637' };
  const icon = sharp({ create: ground }).composite([{ input }]);
  await icon.png({ palette: true }).toFile(path.join(folder, name));
}

await saveOnLight('icon-32.png', 32);
await saveOnLight('icon-192.png', 192);
await saveOnLight('icon-512.png', 512);
await saveOnNavy('maskable-512.png', 512);
await saveOnNavy('apple-touch-icon.png', 180);

/**
 * Renders the icons for browsers and phones into `site/static/icons`:
 * `npx tsx scripts/pictures/app-icons.ts`. Run it when the logo or its colours change.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { iconSvg } from '@tequiora/cms/contracts/logo';
import { ramps } from '@tequiora/cms/contracts/ramps';

const folder = fileURLToPath(new URL('../../site/static/icons', import.meta.url));

async function draw(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 48;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}

async function saveOnLight(name: string, size: number): Promise<void> {
  const icon = sharp(await draw(iconSvg(), size));
  await icon.png({ palette: true }).toFile(path.join(folder, name));
}

/** Phones mask these icons, so the logo stays within the safe circle. */
async function saveOnNavy(name: string, size: number): Promise<void> {
  const input = await draw(iconSvg('navy'), Math.round(size * 0.58));
  const ground = { width: size, height: size, channels: 3 as const, background: ramps.navy[900] };
  const icon = sharp({ create: ground }).composite([{ input }]);
  await icon.png({ palette: true }).toFile(path.join(folder, name));
}

await saveOnLight('icon-32.png', 32);
await saveOnLight('icon-192.png', 192);
await saveOnLight('icon-512.png', 512);
await saveOnNavy('maskable-512.png', 512);
await saveOnNavy('apple-touch-icon.png', 180);

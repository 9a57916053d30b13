import sharp from 'sharp';
import { iconSvg } from '@tequiora/cms/contracts/logo';
import { ramps } from '@tequiora/cms/contracts/ramps';

async function draw(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 48;
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}

const toPalette = (picture: ReturnType<typeof sharp>): Promise<Buffer> =>
  picture.png({ palette: true }).toBuffer();

async function drawOnLight(size: number): Promise<Buffer> {
  return toPalette(sharp(await draw(iconSvg(), size)));
}

/** Phones mask these icons, so the logo stays within the safe circle. */
async function drawOnNavy(size: number): Promise<Buffer> {
  const input = await draw(iconSvg('navy'), Math.round(size * 0.58));
  const ground = { width: size, height: size, channels: 3 as const, background: ramps.navy[900] };
  return toPalette(sharp({ create: ground }).composite([{ input }]));
}

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** Returns an icon file that contains one PNG per size. */
async function drawIco(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(drawOnLight));
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, index) => {
    const at = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    const { length } = pictures[index] ?? Buffer.alloc(0);
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  });
  return Buffer.concat([head, ...pictures]);
}

/** Returns the icons for browsers and phones by their path. */
export async function drawAppIcons(): Promise<Record<string, Buffer>> {
  const icons = 'site/static/icons';
  return {
    [`${icons}/icon-32.png`]: await drawOnLight(32),
    [`${icons}/icon-192.png`]: await drawOnLight(192),
    [`${icons}/icon-512.png`]: await drawOnLight(512),
    [`${icons}/maskable-512.png`]: await drawOnNavy(512),
    [`${icons}/apple-touch-icon.png`]: await drawOnNavy(180),
    'site/static/favicon.ico': await drawIco([16, 32, 48]),
    'cms/favicon.png': await draw(iconSvg(), 64),
  };
}

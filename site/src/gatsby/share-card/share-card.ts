import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { CARD, drawingOf, PICTURE, type CardText } from './drawing';

const FOLDER = 'static/compartir';

export type CardPicture = { file: string; digest: string };

/**
 * Draws the picture that is shown when a page is shared, unless an earlier build drew the same.
 * Returns its address, which changes with the content.
 */
export async function shareCard(
  text: CardText,
  picture: CardPicture | null,
  publicFolder = path.resolve('public'),
): Promise<string> {
  const svg = drawingOf(text, picture !== null);
  const hash = createHash('sha256')
    .update(svg)
    .update(picture?.digest ?? '');
  const name = `${FOLDER}/${hash.digest('hex').slice(0, 20)}.jpg`;
  const file = path.join(publicFolder, name);
  if (!(await exists(file))) await save(file, await draw(svg, picture));
  return `/${name}`;
}

async function draw(svg: string, picture: CardPicture | null): Promise<Buffer> {
  const { left, top, width, height } = PICTURE;
  const layers = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  if (picture) {
    const input = await sharp(picture.file).resize(width, height, { fit: 'cover' }).toBuffer();
    layers.unshift({ input, left, top });
  }
  return sharp({ create: { ...CARD, channels: 3, background: '#fff' } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Queries run side by side and may ask for one card twice; a reader never sees half a file. */
async function save(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

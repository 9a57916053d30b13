import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

const CONTENT_DIR = path.resolve(__dirname, '../../data');
/** Wide enough for a thumbnail, the only derived size then. */
const WIDTH = 300;

/** Copies cms/data with small pictures: deriving the sizes of large ones is most of a seed. */
export async function copyContent(folder: string, width = WIDTH): Promise<void> {
  cpSync(CONTENT_DIR, folder, { recursive: true });
  const media = path.join(CONTENT_DIR, 'media');
  for (const name of readdirSync(media).filter((each) => !each.endsWith('.pdf'))) {
    await sharp(path.join(media, name))
      .resize(width)
      .toFile(path.join(folder, 'media', name));
  }
}

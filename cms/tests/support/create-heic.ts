import sharp from 'sharp';

import { copyrightExif } from '../../src/extensions/upload/copyright';
import { CAMERA_DATA } from './camera-photo';

// Tiles of 64 × 64 pixels, coded with x265.
const TILE = 64;
const DECODER =
  'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQA==';
const RED = 'AAAAGSgBrxOA5qhw0//9oFH/8AmeH5Pcy0nm/fA=';
const BLUE = 'AAAAGCgBrxOA5TPAn//1eKK/9kF1f6HUrVD1Pg==';

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u8(value >> 8, value & 0xff)));
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));
const ascii = (text: string) => Buffer.from(text, 'latin1');

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), ascii(type), body]);
}
const fullBox = (type: string, version: number, ...parts: Buffer[]) =>
  box(type, u32(version * 2 ** 24), ...parts);

async function readProfile(): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create }).withIccProfile('p3').jpeg().toBuffer();
  return (await sharp(picture).metadata()).icc ?? Buffer.alloc(0);
}

type Item = { type: string; data: Buffer; properties: number[] };

/**
 * Returns a HEIC photo as telephones store it: many tiles, a tag that turns it, a colour profile and
 * EXIF data with a serial number. Upright, its upper half is red and its lower half blue. The width is
 * no multiple of the decoder's row alignment.
 * @param turns quarters counter-clockwise by which a viewer turns the stored picture
 */
export async function createHeic({ turns = 0, columns = 6, rows = 8 } = {}): Promise<Buffer> {
  const [width, height] = [columns * TILE - 14, rows * TILE];
  const isRed = (column: number, row: number) =>
    [row < rows / 2, column >= columns / 2, row >= rows / 2, column < columns / 2][turns] ?? true;
  const tiles = Array.from({ length: columns * rows }, (_, index) =>
    isRed(index % columns, Math.floor(index / columns)) ? RED : BLUE,
  );
  const exif = Buffer.concat([copyrightExif(CAMERA_DATA.copyright), ascii(CAMERA_DATA.serial)]);
  const items: Item[] = [
    ...tiles.map((tile) => ({
      type: 'hvc1',
      data: Buffer.from(tile, 'base64'),
      properties: [1, 2],
    })),
    {
      type: 'grid',
      data: Buffer.concat([u8(0, 0, rows - 1, columns - 1), u16(width, height)]),
      properties: [3, 4, 5],
    },
    { type: 'Exif', data: Buffer.concat([u32(0), exif]), properties: [] },
  ];
  const ids = items.map((_, index) => index + 1);
  const [grid, about] = [tiles.length + 1, tiles.length + 2];

  const properties = box(
    'iprp',
    box(
      'ipco',
      box('hvcC', Buffer.from(DECODER, 'base64')),
      fullBox('ispe', 0, u32(TILE, TILE)),
      fullBox('ispe', 0, u32(width, height)),
      box('irot', u8(turns)),
      box('colr', ascii('prof'), await readProfile()),
    ),
    fullBox(
      'ipma',
      0,
      u32(items.length),
      ...items.map((item, index) =>
        Buffer.concat([u16(ids[index] ?? 0), u8(item.properties.length, ...item.properties)]),
      ),
    ),
  );
  const references = fullBox(
    'iref',
    0,
    box('dimg', u16(grid, tiles.length, ...ids.slice(0, tiles.length))),
    box('cdsc', u16(about, 1, grid)),
  );
  const infos = items.map(({ type }, index) =>
    // Tiles are no pictures of their own: the flag hides them.
    box('infe', u8(2, 0, 0, type === 'hvc1' ? 1 : 0), u16(ids[index] ?? 0, 0), ascii(type), u8(0)),
  );

  const type = box('ftyp', ascii('heic'), u32(0), ascii('mif1heic'));
  const metaFrom = (start: number) => {
    let at = start;
    const locations = items.map(({ data }, index) => {
      const location = Buffer.concat([u16(ids[index] ?? 0, 0, 1), u32(at, data.length)]);
      at += data.length;
      return location;
    });
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), ascii('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(grid)),
      fullBox('iloc', 0, u8(0x44, 0), u16(items.length), ...locations),
      fullBox('iinf', 0, u16(items.length), ...infos),
      references,
      properties,
    );
  };
  const meta = metaFrom(type.length + metaFrom(0).length + 8);
  return Buffer.concat([type, meta, box('mdat', ...items.map(({ data }) => data))]);
}

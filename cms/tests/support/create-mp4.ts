/** Returns a box of an MP4 file. */
function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const ZEROS = (bytes: number) => '\0'.repeat(bytes);

function track(handler: string, codec: string): Buffer {
  const format = box(codec, ZEROS(8));
  return box(
    'trak',
    box('tkhd', ZEROS(8)),
    box('udta', 'name'),
    box(
      'mdia',
      box('hdlr', ZEROS(8), handler, ZEROS(12)),
      box('minf', box('stbl', box('stsd', ZEROS(7), '\x01', format))),
    ),
  );
}

/** Returns an MP4 file without pictures: a video track, a sound track and the place of the recording. */
export function createMp4({ brand = 'isom', codec = 'avc1', place = '+17.0606-096.7253/' } = {}) {
  return Buffer.concat([
    box('ftyp', brand, ZEROS(4), brand),
    box(
      'moov',
      box('mvhd', ZEROS(8)),
      track('vide', codec),
      track('soun', 'mp4a'),
      box('udta', place),
    ),
    box('free', place),
    box('sefd', place),
    box('mdat', 'frames'),
  ]);
}

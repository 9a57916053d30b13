import sharp from 'sharp';

export const CAMERA_DATA = {
  owner: 'Marisol Dueña',
  serial: 'SN-4711-0815',
  latitude: '19/1 25/1 57/1',
  copyright: 'Foto Estudio Oaxaca',
};
const APPENDED = 'ftypmp42 video of the moment';

/** Returns the box in which a telephone stores the video of the moment in HEIF files. */
function videoBox(): Buffer {
  const content = Buffer.from(`mpvd${APPENDED}`);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(4 + content.length);
  return Buffer.concat([size, content]);
}

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

// Where an upright picture whose upper half is red stores that half, by orientation tag.
const ROTATIONS = new Map<number, { angle: number; isMirrored: boolean }>([
  [1, { angle: 0, isMirrored: false }],
  [2, { angle: 0, isMirrored: true }],
  [3, { angle: 180, isMirrored: false }],
  [4, { angle: 180, isMirrored: true }],
  [5, { angle: 270, isMirrored: true }],
  [6, { angle: 270, isMirrored: false }],
  [7, { angle: 90, isMirrored: true }],
  [8, { angle: 90, isMirrored: false }],
]);

/** Returns a picture, as stored by a camera, that is `width` × `height` and red at the top once upright. */
async function drawPhoto(width: number, height: number, orientation = 1) {
  const { angle = 0, isMirrored = false } = ROTATIONS.get(orientation) ?? {};
  const half = Math.round(height / 2);
  const upright = await sharp({ create: { width, height, channels: 3, background: blue } })
    .composite([
      { input: { create: { width, height: half, channels: 3, background: red } }, top: 0, left: 0 },
    ])
    .png()
    .toBuffer();
  const mirrored = isMirrored ? await sharp(upright).flop().png().toBuffer() : upright;
  return sharp(mirrored).rotate(angle);
}

/** Returns a photo as a telephone stores it, with data about its place, its camera and its owner. */
export async function takePhoto(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  { width = 300, height = 400, orientation = 1 } = {},
): Promise<Buffer> {
  const { owner, serial, latitude, copyright } = CAMERA_DATA;
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" aux:SerialNumber="${serial}" aux:OwnerName="${owner}"/></rdf:RDF></x:xmpmeta>`;
  const photo = await (
    await drawPhoto(width, height, orientation)
  )
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withExif({
      IFD0: {
        Copyright: copyright,
        Artist: owner,
        Make: 'Tequiófono',
      },
      IFD2: { BodySerialNumber: serial, CameraOwnerName: owner },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: latitude },
    })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
  if (format === 'avif') return Buffer.concat([photo, videoBox(), Buffer.from(APPENDED)]);
  if (format !== 'jpeg') return Buffer.concat([photo, Buffer.from(APPENDED)]);
  const comment = Buffer.from(`\xff\xfe\x00\x20${owner.padEnd(30)}`, 'latin1');
  // Motion photos have a video after the picture.
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), Buffer.from(APPENDED)]);
}

import sharp from 'sharp';

import { PICTURE_MESSAGES } from '../../contracts/catalogue';
import { CAMERA_DATA } from '../support/camera-photo';
import { createHeic } from '../support/create-heic';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

describe('HEIC photos of telephones', () => {
  const cms = setUpCms();
  let editor: PanelStaff;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
  });

  const upload = (photo: Buffer, name: string) =>
    // Windows sends no type.
    editor.call('post', '/upload').attach('files', photo, { filename: name, contentType: '' });

  async function read(url: string): Promise<Buffer> {
    return (await cms.request.get(url).responseType('blob').expect(200)).body as Buffer;
  }

  it.each([0, 1, 2, 3])(
    'are stored upright as JPEG, without data about the camera: %i quarter turns',
    async (turns) => {
      const { status, body } = await upload(await createHeic({ turns }), 'IMG_0042.HEIC');
      expect([status, body[0].name, body[0].mime]).toEqual([201, 'IMG_0042.jpg', 'image/jpeg']);
      expect(body[0].formats.thumbnail.mime).toBe('image/jpeg');
      const stored = await read(body[0].url);
      const { format, icc, orientation = 1 } = await sharp(stored).metadata();
      expect([format, orientation, icc?.length]).toEqual(['jpeg', 1, expect.any(Number)]);
      expect(stored.includes(CAMERA_DATA.copyright)).toBe(true);
      expect(stored.includes(CAMERA_DATA.serial)).toBe(false);

      const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
      const [width, height] = turns % 2 === 0 ? [370, 512] : [512, 370];
      expect([info.width, info.height]).toEqual([width, height]);
      expect([body[0].width, body[0].height]).toEqual([width, height]);
      const redAt = (column: number, row: number) => data[(row * width + column) * info.channels];
      for (const column of [5, width - 6]) {
        expect(redAt(column, 5)).toBeGreaterThan(180);
        expect(redAt(column, height - 6)).toBeLessThan(80);
      }
    },
  );

  it('are all stored when several arrive at the same time', async () => {
    const photo = await createHeic();
    const responses = await Promise.all(['a.heic', 'b.heif'].map((name) => upload(photo, name)));
    expect(responses.map(({ status, body }) => [status, body[0].name])).toEqual([
      [201, 'a.jpg'],
      [201, 'b.jpg'],
    ]);
  });

  it('are refused with their name when they are incomplete', async () => {
    const whole = await createHeic();
    for (const length of [whole.length / 3, whole.length * 0.7]) {
      const { status, body } = await upload(whole.subarray(0, length), 'IMG_7.heic');
      expect([status, body.error.message]).toEqual([400, PICTURE_MESSAGES.damaged('IMG_7.heic')]);
    }
  });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createMp4 } from '../../../../tests/support/create-mp4';
import { readFileType } from '../file-type';
import { prepareVideo } from '../prepare-video';

describe('prepareVideo', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'videos-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (content: Buffer) => {
    const file = path.join(folder, 'uploaded');
    await writeFile(file, content);
    return file;
  };
  const prepare = async (content: Buffer) => prepareVideo(await write(content), folder);

  it('stores a video without the place of its recording, and leaves the upload as it is', async () => {
    const uploaded = createMp4();
    const result = await prepare(uploaded);
    if (!('filepath' in result)) throw new Error(result.problem);
    const stored = await readFile(result.filepath);
    expect(stored).toHaveLength(uploaded.length);
    expect(stored.includes('+17.0606')).toBe(false);
    expect(stored.includes('avc1')).toBe(true);
    expect(await readFile(path.join(folder, 'uploaded'))).toEqual(uploaded);
  });

  it.each(['hvc1', 'hev1', 'mp4v'])('refuses the codec %s', async (codec) => {
    expect(await prepare(createMp4({ codec }))).toEqual({ problem: 'codec' });
  });

  it.each([
    ['cut off', createMp4().subarray(0, -3)],
    ['followed by other bytes', Buffer.concat([createMp4(), Buffer.from('<script>')])],
    ['without frames', createMp4().subarray(0, -14)],
    ['only a header', createMp4().subarray(0, 20)],
  ])('refuses a file that is %s', async (_case, content) => {
    expect(await prepare(content)).toEqual({ problem: 'damaged' });
  });

  it.each([
    ['an MP4', createMp4(), 'video/mp4'],
    ['a MOV', createMp4({ brand: 'qt  ' }), undefined],
    ['captions', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHola'), 'text/vtt'],
    ['captions with a byte order mark', Buffer.from('\uFEFFWEBVTT'), 'text/vtt'],
    ['a text', Buffer.from('WEBVTTX'), undefined],
  ])('the type of %s is read from its content', async (_case, content, mime) => {
    expect((await readFileType(await write(content)))?.mime).toBe(mime);
  });
});

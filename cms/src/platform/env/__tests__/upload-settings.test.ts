import { readUploadSettings } from '../upload-settings';

const BUCKET = { S3_BUCKET: 'tequiora-medios', S3_PUBLIC_URL: 'https://medios.example/' };

describe('readUploadSettings', () => {
  it('stores uploads on the disk when no bucket is set', () => {
    expect(readUploadSettings({ S3_REGION: 'us-west-2', S3_ACCESS_KEY_ID: 'clave' })).toBe(
      undefined,
    );
  });

  it('defaults to Amazon S3', () => {
    expect(readUploadSettings(BUCKET)).toEqual({
      bucket: 'tequiora-medios',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      forcePathStyle: false,
      publicUrl: 'https://medios.example',
    });
  });

  it.each([
    [{ S3_BUCKET: 'Con Espacios' }, /S3_BUCKET is malformed/],
    [{ ...BUCKET, S3_PUBLIC_URL: '' }, /S3_PUBLIC_URL is missing/],
    [
      { ...BUCKET, S3_PUBLIC_URL: 'http://medios.mx', SITE_PUBLIC_URL: 'https://empresa.mx' },
      /S3_PUBLIC_URL begins with http:/,
    ],
    [{ ...BUCKET, S3_ENDPOINT: 'minio:9000' }, /S3_ENDPOINT is malformed/],
    [{ ...BUCKET, S3_ACCESS_KEY_ID: 'clave' }, /S3_SECRET_ACCESS_KEY belong together/],
    [{ ...BUCKET, S3_FORCE_PATH_STYLE: 'si' }, /S3_FORCE_PATH_STYLE is malformed/],
  ])('rejects %j', (source, problem) => {
    expect(() => readUploadSettings(source)).toThrow(problem);
  });
});

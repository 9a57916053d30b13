import { createEnvReader, type EnvSource } from './env-reader';

/** An Amazon S3 bucket or an S3-compatible one. */
export type BucketSettings = {
  bucket: string;
  /** Folder in the bucket; empty for none. */
  prefix: string;
  /** Undefined for Amazon S3. */
  endpoint?: string;
  region: string;
  /** True when the bucket is part of the path instead of the host name. */
  forcePathStyle: boolean;
  /** Undefined to use the default credential chain of the AWS SDK. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** Public base URL of the bucket, without a trailing slash. */
  publicUrl: string;
};

const isName = (value: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value);

/**
 * Reads where pictures are stored; undefined for the local disk of a single instance.
 * @throws EnvError naming each missing or malformed variable
 */
export function readUploadSettings(source: EnvSource = process.env): BucketSettings | undefined {
  const env = createEnvReader(source);
  const bucket = env.optional('S3_BUCKET', 'the name of a bucket', isName);
  if (!bucket) {
    env.finish();
    return undefined;
  }
  const accessKeyId = env.optional('S3_ACCESS_KEY_ID', 'a key');
  const secretAccessKey = env.optional('S3_SECRET_ACCESS_KEY', 'the secret of the key');
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    env.report('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: one of them is missing');
  }
  const publicUrl = env.url('S3_PUBLIC_URL', '');
  if (publicUrl.startsWith('http:') && env.url('SITE_PUBLIC_URL', '').startsWith('https:')) {
    env.report(
      'S3_PUBLIC_URL begins with http: browsers load nothing from it on a site with https:',
    );
  }
  if (!publicUrl) env.report('S3_PUBLIC_URL is missing: it expects where the bucket can be read');
  const settings: BucketSettings = {
    bucket,
    prefix: env.optional('S3_PREFIX', 'a folder in the bucket') ?? '',
    endpoint: env.url('S3_ENDPOINT', '') || undefined,
    region: env.optional('S3_REGION', 'a region') ?? 'us-east-1',
    forcePathStyle: env.flag('S3_FORCE_PATH_STYLE'),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    publicUrl,
  };
  env.finish();
  return settings;
}

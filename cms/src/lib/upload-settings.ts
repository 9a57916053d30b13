import { createEnvReader, type EnvSource } from './env-reader';

/** A bucket at Amazon or at anybody who speaks its protocol. */
export type BucketSettings = {
  bucket: string;
  /** Folder in the bucket; empty for none. */
  prefix: string;
  /** Undefined: Amazon's. */
  endpoint?: string;
  region: string;
  /** The bucket is a part of the path, and not of the host's name. */
  forcePathStyle: boolean;
  /** Undefined: those of the machine, as Amazon's own tools find them. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** Where everybody reads what is in the bucket, without a slash at the end. */
  publicUrl: string;
};

const isName = (value: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value);

/**
 * Where pictures are kept: undefined for the disk of this one instance.
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

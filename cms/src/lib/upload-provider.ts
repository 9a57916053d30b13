import type { BucketSettings } from './upload-settings';

const SECOND = 1_000;

/** What Strapi's upload plugin is told about the bucket; nothing for the disk. */
export function uploadProvider(settings: BucketSettings | undefined): object {
  if (!settings) return {};
  const { bucket, prefix, endpoint, region, forcePathStyle, credentials, publicUrl } = settings;
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: publicUrl,
      rootPath: prefix,
      s3Options: {
        region,
        forcePathStyle,
        ...(endpoint && { endpoint }),
        ...(credentials && { credentials }),
        // Who may read is the bucket's own rule; many refuse to hear it with each file.
        params: { Bucket: bucket, ACL: undefined },
        // Servers other than Amazon's do not know the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        // Its own are no limits at all.
        requestHandler: { connectionTimeout: 5 * SECOND, requestTimeout: 60 * SECOND },
      },
    },
    actionOptions: {
      // The name of a file changes with each upload.
      upload: { CacheControl: 'public, max-age=31536000, immutable' },
      uploadStream: { CacheControl: 'public, max-age=31536000, immutable' },
    },
  };
}

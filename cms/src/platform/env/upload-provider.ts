import type { BucketSettings } from './upload-settings';

const SECOND = 1_000;

/** Returns the configuration of Strapi's upload plugin for the bucket; empty for the disk. */
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
        // The bucket policy decides who may read; many servers refuse an ACL per file.
        params: { Bucket: bucket, ACL: undefined },
        // S3-compatible servers do not support the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        // The SDK has no timeouts by default.
        requestHandler: { connectionTimeout: 5 * SECOND, requestTimeout: 60 * SECOND },
      },
    },
  };
}

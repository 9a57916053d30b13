import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

/** Creates a client for S3-compatible servers, of Amazon or others. */
export function createS3Client(config: S3ClientConfig): S3Client {
  return new S3Client({
    maxAttempts: 5,
    // Other servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...config,
  });
}

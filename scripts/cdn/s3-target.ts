import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import type { Variables } from '../lib/env.ts';
import { createS3Client } from '../lib/s3-client.ts';
import type { Target } from './target.ts';

export const S3_VARIABLES = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
] as const;

export type S3Account = Pick<Variables, (typeof S3_VARIABLES)[number]>;

const NOT_IMPLEMENTED = 501;

function connect(account: S3Account): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = account;
  return createS3Client({
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    forcePathStyle: account.S3_FORCE_PATH_STYLE,
    // Without keys: the default credentials of the machine, as in Amazon's own tools.
    ...(S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    }),
  });
}

/** Opens an S3-compatible bucket. @param address `s3://bucket/prefix` */
export function openS3Target(address: string, account: S3Account): Target {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  const client = connect(account);
  const at = (name: string) => ({ Bucket, Key: prefix ? `${prefix}/${name}` : name });

  async function put(input: PutObjectCommandInput): Promise<void> {
    try {
      await client.send(new PutObjectCommand(input));
    } catch (error) {
      const isRefused =
        error instanceof S3ServiceException && error.$metadata.httpStatusCode === NOT_IMPLEMENTED;
      if (!isRefused || !input.WebsiteRedirectLocation) throw error;
      // No website hosting: the HTML redirect page is the fallback.
      await client.send(new PutObjectCommand({ ...input, WebsiteRedirectLocation: undefined }));
    }
  }

  return {
    name: address,
    hasFlatNames: true,
    settleMs: 1_500,
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    write: (name, { body, contentType, cacheControl, redirectTo }) =>
      put({
        ...at(name),
        Body: body,
        ContentType: contentType,
        CacheControl: cacheControl,
        WebsiteRedirectLocation: redirectTo,
      }),
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    close: () => client.destroy(),
  };
}

import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createS3Client } from '../../lib/s3-client.ts';

/** A folder of an S3-compatible bucket, with copies of backups. */
export type CopyBucket = {
  /** Address without the keys, for messages. */
  address: string;
  /** Returns the names of all objects in the folder. */
  list: () => Promise<string[]>;
  /** Stores a stream; the object appears when it is complete. Returns its size in bytes. */
  store: (name: string, content: Readable) => Promise<number>;
  open: (name: string) => Promise<Readable>;
  remove: (name: string) => Promise<void>;
  close: () => void;
};

/** Opens `s3://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION`; with `s3+http://` without TLS, as on a test machine. */
export function openCopyBucket(url: string): CopyBucket {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const [Bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const client = createS3Client({
    endpoint: `${protocol === 's3:' ? 'https' : 'http'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
  });
  const at = (name: string) => ({ Bucket, Key: prefix + name });

  return {
    address: `s3://${host}/${Bucket}/${prefix}`,
    async list() {
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return names;
    },
    async store(name, Body) {
      await new Upload({ client, params: { ...at(name), Body } }).done();
      const { ContentLength = 0 } = await client.send(new HeadObjectCommand(at(name)));
      return ContentLength;
    },
    async open(name) {
      const { Body } = await client.send(new GetObjectCommand(at(name)));
      return Body as Readable;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    close: () => client.destroy(),
  };
}

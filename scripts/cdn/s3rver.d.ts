declare module 's3rver' {
  type Options = {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };

  type StoredObject = {
    bucket: string;
    key: string;
    content: NodeJS.ReadableStream;
    metadata: Record<string, string>;
  };

  type Store = {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  };

  export default class S3rver {
    readonly store: Store;
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

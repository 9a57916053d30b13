/** What a target keeps under one name. */
export type StoredObject = {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** Where a server that knows it sends the visitor instead, as S3's website hosting does. */
  redirectTo?: string;
};

/** A place from which a CDN serves the site: a bucket, or a folder. Names are relative and decoded. */
export type Target = {
  /** As a person wrote it. */
  name: string;
  /** Whether `productos` may be a file while `productos/index.html` is one, too. */
  hasFlatNames: boolean;
  /** How long after a write every other writer is sure to see it, in milliseconds. */
  settleMs: number;
  /** Undefined when there is nothing of that name. */
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, object: StoredObject) => Promise<void>;
  /** Also when it is gone already. */
  remove: (name: string) => Promise<void>;
  close: () => void;
};

export type StoredObject = {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** Redirect location, for servers that support it, such as S3's website hosting. */
  redirectTo?: string;
};

/** An origin from which a CDN serves the site: a bucket or a folder. Names are relative and decoded. */
export type Target = {
  /** Address as entered by the user. */
  name: string;
  /** True when `productos` and `productos/index.html` can both be objects. */
  hasFlatNames: boolean;
  /** Time after which a write is visible to all other writers, in milliseconds. */
  settleMs: number;
  /** Returns the text of an object; undefined when it does not exist. */
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, object: StoredObject) => Promise<void>;
  /** Removes an object; succeeds when it does not exist. */
  remove: (name: string) => Promise<void>;
  close: () => void;
};

/** Reads a JSON object of our own; undefined when it does not exist. */
export async function readJson<Content>(
  target: Target,
  name: string,
): Promise<Content | undefined> {
  const text = await target.read(name);
  return text ? (JSON.parse(text) as Content) : undefined;
}

export async function writeJson(
  target: Target,
  name: string,
  { content, cacheControl }: { content: object; cacheControl: string },
): Promise<void> {
  const body = Buffer.from(JSON.stringify(content));
  await target.write(name, { body, contentType: 'application/json; charset=utf-8', cacheControl });
}

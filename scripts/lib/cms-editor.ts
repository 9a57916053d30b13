import path from 'node:path';

type Entry = { documentId: string; id: number; [attribute: string]: unknown };
type Account = { email: string; password: string };
type ErrorBody = { error?: { message?: string } };

type PictureInfo = { alternativeText?: string; focalPoint?: { x: number; y: number } };

export type Picture = { id: number; name: string; url: string; alternativeText: string };

const PAGE_SIZE = 100;

/** The CMS rejected a request (4xx), with its message. */
export class CmsRefusal extends Error {}

/** Returns the path of an entry, or of all entries of a collection type. */
export const entryPath = (uid: string, documentId = ''): string =>
  `/content-manager/collection-types/${uid}/${documentId}`.replace(/\/$/, '');

/** Returns the path of the entry of a single type. */
const singlePath = (uid: string): string => `/content-manager/single-types/${uid}`;

/** `name` ends in `.png` or `.webp`, which is also the subtype of its media type. */
function pictureForm(name: string, content: Buffer, info: PictureInfo = {}): FormData {
  const form = new FormData();
  const type = `image/${path.extname(name).slice(1)}`;
  form.append('files', new Blob([new Uint8Array(content)], { type }), name);
  form.append('fileInfo', JSON.stringify({ name, ...info }));
  return form;
}

async function readResponse(what: string, response: Response): Promise<unknown> {
  if (response.ok) return response.status === 204 ? undefined : response.json();
  const { error } = (await response.json().catch(() => ({}))) as ErrorBody;
  const message = error?.message ?? 'sin mensaje';
  if (response.status < 500) throw new CmsRefusal(message);
  throw new Error(`${what}: ${response.status} en el CMS (${message})`);
}

/** Sends the same requests as the CMS panel, with the session of a staff member. */
export class CmsEditor {
  private token = '';

  constructor(
    private readonly cmsUrl: string,
    private readonly account: Account,
  ) {}

  /** Sends JSON or a form, and returns the JSON of the response. @throws CmsRefusal */
  async call<T = unknown>(method: string, address: string, data?: object): Promise<T> {
    const isForm = data instanceof FormData;
    const request = (): Promise<Response> => {
      const headers = {
        ...(!isForm && { 'Content-Type': 'application/json' }),
        Authorization: `Bearer ${this.token}`,
      };
      const body = isForm ? data : JSON.stringify(data);
      return fetch(this.cmsUrl + address, { method, body, headers });
    };
    let response = await request();
    // Before the first request, and whenever the session of half an hour has expired.
    if (response.status === 401) {
      await this.signIn();
      response = await request();
    }
    return (await readResponse(`${method} ${address}`, response)) as T;
  }

  /**
   * Returns the entries of a collection type, oldest first. `filters` use the syntax of the panel's
   * lists: `{ '[slug][$eq]': 'lector' }`.
   */
  list(
    uid: string,
    filters: Record<string, string> = {},
    status: 'draft' | 'published' = 'draft',
  ): Promise<Entry[]> {
    return this.readAll<Entry>(entryPath(uid), filters, { status });
  }

  async create(uid: string, data: object): Promise<Entry> {
    return (await this.call<{ data: Entry }>('POST', entryPath(uid), data)).data;
  }

  async saveDraft(uid: string, documentId: string, data: object): Promise<void> {
    await this.call('PUT', entryPath(uid, documentId), data);
  }

  async publish(uid: string, documentId: string, data: object = {}): Promise<void> {
    await this.call('POST', `${entryPath(uid, documentId)}/actions/publish`, data);
  }

  async unpublish(uid: string, documentId: string, options: object = {}): Promise<void> {
    await this.call('POST', `${entryPath(uid, documentId)}/actions/unpublish`, options);
  }

  async remove(uid: string, documentId: string): Promise<void> {
    await this.call('DELETE', entryPath(uid, documentId));
  }

  /** Returns the draft of a single type. */
  async readSingle(uid: string): Promise<Entry> {
    return (await this.call<{ data: Entry }>('GET', singlePath(uid))).data;
  }

  async saveSingle(uid: string, data: object): Promise<void> {
    await this.call('PUT', singlePath(uid), data);
  }

  async publishSingle(uid: string, data: object = {}): Promise<void> {
    await this.call('POST', `${singlePath(uid)}/actions/publish`, data);
  }

  /** Returns the pictures of the media library, without documents and videos. */
  listPictures(): Promise<Picture[]> {
    return this.readAll<Picture>('/upload/files', { '[mime][$startsWith]': 'image/' });
  }

  async findPicture(name: string): Promise<Picture> {
    const [picture] = await this.readAll<Picture>('/upload/files', { '[name][$eq]': name });
    if (!picture) throw new Error(`Falta la imagen ${name}.`);
    return picture;
  }

  /** Adds a picture to the media library. */
  async addPicture(
    name: string,
    content: Buffer,
    info: PictureInfo = { alternativeText: name },
  ): Promise<Picture> {
    const [picture] = await this.call<Picture[]>(
      'POST',
      '/upload',
      pictureForm(name, content, info),
    );
    if (!picture) throw new Error('El CMS no guardó la imagen.');
    return picture;
  }

  /** Replaces the file of a picture, as 'Reemplazar medios' does. */
  async replacePicture({ id, name }: Pick<Picture, 'id' | 'name'>, content: Buffer): Promise<void> {
    await this.call('POST', `/upload?id=${id}`, pictureForm(name, content));
  }

  async removePicture({ id }: Pick<Picture, 'id'>): Promise<void> {
    await this.call('DELETE', `/upload/files/${id}`);
  }

  private async readAll<T>(
    address: string,
    filters: Record<string, string> = {},
    options: Record<string, string> = {},
  ): Promise<T[]> {
    const search = new URLSearchParams({ ...options, pageSize: String(PAGE_SIZE), sort: 'id:ASC' });
    for (const [field, value] of Object.entries(filters)) {
      search.set(`filters[$and][0]${field}`, value);
    }
    const found: T[] = [];
    for (let page = 1; ; page += 1) {
      search.set('page', String(page));
      const { results } = await this.call<{ results: T[] }>('GET', `${address}?${search}`);
      found.push(...results);
      if (results.length < PAGE_SIZE) return found;
    }
  }

  private async signIn(): Promise<void> {
    const response = await fetch(`${this.cmsUrl}/admin/login`, {
      method: 'POST',
      body: JSON.stringify(this.account),
      headers: { 'Content-Type': 'application/json' },
    });
    const { data } = (await readResponse('/admin/login', response)) as { data: { token: string } };
    this.token = data.token;
  }
}

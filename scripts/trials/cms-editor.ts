type Entry = { documentId: string; [attribute: string]: unknown };
type Account = { email: string; password: string };
type Body = { body?: BodyInit; type?: string };
type ErrorBody = { error?: { message?: string } };

export type Picture = { id: number; name: string };

const PAGE_SIZE = 100;

/** The CMS rejected a request (4xx), with its message. */
export class CmsRefusal extends Error {}

/** Returns the path of an entry, or of all entries of a collection type. */
export const entryPath = (uid: string, documentId = ''): string =>
  `/content-manager/collection-types/${uid}/${documentId}`.replace(/\/$/, '');

function pictureForm(content: Buffer, info: { name: string; alternativeText?: string }): FormData {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/webp' }), info.name);
  form.append('fileInfo', JSON.stringify(info));
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

  /** Sends JSON and returns the JSON of the response. @throws CmsRefusal */
  call<T = unknown>(method: string, path: string, data?: object): Promise<T> {
    return this.send(method, path, { body: JSON.stringify(data), type: 'application/json' });
  }

  sendForm<T = unknown>(path: string, form: FormData): Promise<T> {
    return this.send('POST', path, { body: form });
  }

  list(uid: string, status: 'draft' | 'published' = 'draft'): Promise<Entry[]> {
    return this.readAll<Entry>(entryPath(uid), { status });
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

  listPictures(): Promise<Picture[]> {
    return this.readAll<Picture>('/upload/files', {});
  }

  /** Adds a picture to the media library; returns its id. */
  async addPicture(name: string, content: Buffer): Promise<number> {
    const form = pictureForm(content, { name, alternativeText: name });
    const [picture] = await this.sendForm<Picture[]>('/upload', form);
    if (!picture) throw new Error('El CMS no guardó la imagen.');
    return picture.id;
  }

  async replacePicture({ id, name }: Picture, content: Buffer): Promise<void> {
    await this.sendForm(`/upload?id=${id}`, pictureForm(content, { name }));
  }

  async removePicture({ id }: Picture): Promise<void> {
    await this.call('DELETE', `/upload/files/${id}`);
  }

  private async readAll<T>(path: string, query: Record<string, string>): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; ; page += 1) {
      const paging = { page: String(page), pageSize: String(PAGE_SIZE), sort: 'id:ASC' };
      const search = new URLSearchParams({ ...query, ...paging });
      const { results } = await this.call<{ results: T[] }>('GET', `${path}?${search}`);
      found.push(...results);
      if (results.length < PAGE_SIZE) return found;
    }
  }

  private async send<T>(method: string, path: string, { body, type }: Body): Promise<T> {
    const request = (): Promise<Response> => {
      const headers = {
        ...(type && { 'Content-Type': type }),
        Authorization: `Bearer ${this.token}`,
      };
      return fetch(this.cmsUrl + path, { method, body, headers });
    };
    let response = await request();
    // Before the first request, and whenever the session of half an hour has expired.
    if (response.status === 401) {
      await this.signIn();
      response = await request();
    }
    return (await readResponse(`${method} ${path}`, response)) as T;
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

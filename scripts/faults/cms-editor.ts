export type Entry = { documentId: string; [attribute: string]: unknown };

export type CmsEditor = {
  list: (uid: string) => Promise<Entry[]>;
  create: (uid: string, data: object) => Promise<Entry>;
  saveDraft: (uid: string, documentId: string, data: object) => Promise<void>;
  publish: (uid: string, documentId: string, data?: object) => Promise<void>;
  unpublish: (uid: string, documentId: string) => Promise<void>;
  remove: (uid: string, documentId: string) => Promise<void>;
  /** Adds a picture to the media library; answers its id. */
  addPicture: (name: string, content: Buffer) => Promise<number>;
  /** Puts another file in the place of a picture of the media library. */
  replacePicture: (name: string, content: Buffer) => Promise<void>;
};

/** Works in the CMS as its panel does: the same calls, with a member of staff's session. */
export async function signIn(
  cmsUrl: string,
  account: { email: string; password: string },
): Promise<CmsEditor> {
  const session: { token?: string } = {};

  async function send(method: string, path: string, body?: BodyInit, type?: string) {
    const response = await fetch(cmsUrl + path, {
      method,
      body,
      headers: {
        ...(type && { 'Content-Type': type }),
        ...(session.token && { Authorization: `Bearer ${session.token}` }),
      },
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} en el CMS`);
    return response.json();
  }

  const call = (method: string, path: string, data?: object) =>
    send(method, path, data && JSON.stringify(data), 'application/json');

  const answer = (await call('POST', '/admin/login', account)) as { data: { token: string } };
  session.token = answer.data.token;
  const entries = (uid: string) => `/content-manager/collection-types/${uid}`;

  return {
    async list(uid) {
      const page = (await call('GET', `${entries(uid)}?page=1&pageSize=100`)) as {
        results: Entry[];
      };
      return page.results;
    },
    create: async (uid, data) => ((await call('POST', entries(uid), data)) as { data: Entry }).data,
    saveDraft: (uid, id, data) => call('PUT', `${entries(uid)}/${id}`, data),
    publish: (uid, id, data = {}) => call('POST', `${entries(uid)}/${id}/actions/publish`, data),
    unpublish: (uid, id) => call('POST', `${entries(uid)}/${id}/actions/unpublish`, {}),
    remove: (uid, id) => call('DELETE', `${entries(uid)}/${id}`),
    async addPicture(name, content) {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(content)], { type: 'image/webp' }), name);
      form.append('fileInfo', JSON.stringify({ name, alternativeText: name }));
      const [picture] = (await send('POST', '/upload', form)) as { id: number }[];
      if (!picture) throw new Error('El CMS no guardó la imagen.');
      return picture.id;
    },
    async replacePicture(name, content) {
      const query = new URLSearchParams({ 'filters[$and][0][name][$eq]': name });
      const found = (await call('GET', `/upload/files?${query}`)) as { results: { id: number }[] };
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(content)], { type: 'image/webp' }), name);
      form.append('fileInfo', JSON.stringify({ name }));
      await send('POST', `/upload?id=${found.results[0]?.id}`, form);
    },
  };
}

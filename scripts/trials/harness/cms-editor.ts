import { openPanelSession, type Account, type PanelSession } from './panel-session.ts';

export type Entry = { documentId: string; [attribute: string]: unknown };
export type EntryVersion = 'draft' | 'published';
export type Picture = { id: number; name: string };

export type CmsEditor = PanelSession & {
  list: (uid: string, version?: EntryVersion) => Promise<Entry[]>;
  create: (uid: string, data: object) => Promise<Entry>;
  saveDraft: (uid: string, documentId: string, data: object) => Promise<void>;
  publish: (uid: string, documentId: string, data?: object) => Promise<void>;
  unpublish: (uid: string, documentId: string, options?: object) => Promise<void>;
  remove: (uid: string, documentId: string) => Promise<void>;
  listPictures: () => Promise<Picture[]>;
  /** Adds a picture to the media library; returns its id. */
  addPicture: (name: string, content: Buffer) => Promise<number>;
  replacePicture: (picture: Picture, content: Buffer) => Promise<void>;
};

const PAGE_SIZE = 100;

function pictureForm(content: Buffer, info: { name: string; alternativeText?: string }): FormData {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/webp' }), info.name);
  form.append('fileInfo', JSON.stringify(info));
  return form;
}

/** Signs in as a staff member; the returned editor sends the same requests as the CMS panel. */
export async function signIn(cmsUrl: string, account: Account): Promise<CmsEditor> {
  const session = await openPanelSession(cmsUrl, account);
  const { call, sendForm } = session;
  const entries = (uid: string) => `/content-manager/collection-types/${uid}`;

  async function readAll<T>(path: string, query: Record<string, string>): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; ; page += 1) {
      const search = new URLSearchParams({
        ...query,
        page: String(page),
        pageSize: String(PAGE_SIZE),
        sort: 'id:ASC',
      });
      const { results } = await call<{ results: T[] }>('GET', `${path}?${search}`);
      found.push(...results);
      if (results.length < PAGE_SIZE) return found;
    }
  }

  return {
    ...session,
    list: (uid, status = 'draft') => readAll<Entry>(entries(uid), { status }),
    create: async (uid, data) => (await call<{ data: Entry }>('POST', entries(uid), data)).data,
    saveDraft: (uid, id, data) => call('PUT', `${entries(uid)}/${id}`, data),
    publish: (uid, id, data = {}) => call('POST', `${entries(uid)}/${id}/actions/publish`, data),
    unpublish: (uid, id, options = {}) =>
      call('POST', `${entries(uid)}/${id}/actions/unpublish`, options),
    remove: (uid, id) => call('DELETE', `${entries(uid)}/${id}`),
    listPictures: () => readAll<Picture>('/upload/files', {}),
    async addPicture(name, content) {
      const form = pictureForm(content, { name, alternativeText: name });
      const [picture] = await sendForm<Picture[]>('/upload', form);
      if (!picture) throw new Error('El CMS no guardó la imagen.');
      return picture.id;
    },
    replacePicture: ({ id, name }, content) =>
      sendForm(`/upload?id=${id}`, pictureForm(content, { name })),
  };
}

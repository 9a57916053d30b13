import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { RunningProduct } from './product.ts';

type CmsEntry = { documentId: string; id: number; [attribute: string]: unknown };
type FetchOptions = NonNullable<Parameters<APIRequestContext['fetch']>[1]>;
type CallOptions = Pick<FetchOptions, 'method' | 'data' | 'multipart'>;
type Model = { uid: string; attributes: Record<string, { enum?: string[] }> };
type CmsPicture = { id: number; url: string; name: string; alternativeText: string };

/** Calls the API of the CMS panel with a staff session. */
export class CmsEditor {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly product: RunningProduct,
    private token = '',
  ) {}

  static async signIn(request: APIRequestContext, product: RunningProduct): Promise<CmsEditor> {
    const editor = new CmsEditor(request, product);
    await editor.renew();
    return editor;
  }

  /**
   * Returns the drafts of a collection type, oldest first; `filters` use the syntax of the panel's
   * lists.
   */
  async list(uid: string, filters: Record<string, string> = {}): Promise<CmsEntry[]> {
    const query = new URLSearchParams({ page: '1', pageSize: '100', sort: 'id:ASC' });
    for (const [path, value] of Object.entries(filters))
      query.set(`filters[$and][0]${path}`, value);
    const body = await this.call('GET', `/content-manager/collection-types/${uid}?${query}`);
    return (body as { results: CmsEntry[] }).results;
  }

  async create(uid: string, data: object): Promise<CmsEntry> {
    const body = await this.call('POST', `/content-manager/collection-types/${uid}`, data);
    return (body as { data: CmsEntry }).data;
  }

  async saveDraft(uid: string, documentId: string, data: object): Promise<void> {
    await this.call('PUT', `/content-manager/collection-types/${uid}/${documentId}`, data);
  }

  async publish(uid: string, documentId: string, data: object = {}): Promise<void> {
    await this.call(
      'POST',
      `/content-manager/collection-types/${uid}/${documentId}/actions/publish`,
      data,
    );
  }

  /** Returns the draft of a single type with its components. */
  async readSingle(uid: string): Promise<CmsEntry> {
    const body = await this.call('GET', `/content-manager/single-types/${uid}`);
    return (body as { data: CmsEntry }).data;
  }

  async publishSingle(uid: string, data: object): Promise<void> {
    await this.call('POST', `/content-manager/single-types/${uid}/actions/publish`, data);
  }

  async unpublish(uid: string, documentId: string): Promise<void> {
    await this.call(
      'POST',
      `/content-manager/collection-types/${uid}/${documentId}/actions/unpublish`,
      {},
    );
  }

  async delete(uid: string, documentId: string): Promise<void> {
    await this.call('DELETE', `/content-manager/collection-types/${uid}/${documentId}`);
  }

  /** Returns every enumeration value of our content types and components. */
  async listOptions(): Promise<string[]> {
    const body = await this.call('GET', '/content-manager/init');
    const { contentTypes, components } = (body as { data: Record<string, Model[]> }).data;
    const ours = (contentTypes ?? []).filter(({ uid }) => uid.startsWith('api::'));
    return [...ours, ...(components ?? [])]
      .flatMap(({ attributes }) => Object.values(attributes))
      .flatMap((attribute) => attribute.enum ?? []);
  }

  async findPicture(name: string): Promise<CmsPicture> {
    const query = new URLSearchParams({ 'filters[$and][0][name][$eq]': name });
    const body = (await this.call('GET', `/upload/files?${query}`)) as { results: CmsPicture[] };
    const [picture] = body.results;
    if (!picture) throw new Error(`no picture named ${name}`);
    return picture;
  }

  /** Replaces a picture's file in the media library, as 'Reemplazar medios' does. */
  async replacePicture(id: number, name: string, content: Buffer): Promise<void> {
    const multipart = {
      files: { name, mimeType: 'image/png', buffer: content },
      fileInfo: JSON.stringify({ name }),
    };
    await this.send(`/upload?id=${id}`, { method: 'POST', multipart });
  }

  async uploadPicture(
    name: string,
    content: Buffer,
    info: { alternativeText?: string; focalPoint?: { x: number; y: number } },
  ): Promise<CmsPicture> {
    const multipart = {
      files: { name, mimeType: 'image/png', buffer: content },
      fileInfo: JSON.stringify({ name, ...info }),
    };
    const [picture] = (await this.send('/upload', { method: 'POST', multipart })) as CmsPicture[];
    if (!picture) throw new Error(`${name} was not stored`);
    return picture;
  }

  async deletePicture(id: number): Promise<void> {
    await this.call('DELETE', `/upload/files/${id}`);
  }

  private call(method: string, path: string, data?: object): Promise<unknown> {
    return this.send(path, { method, data });
  }

  private async send(path: string, body: CallOptions): Promise<unknown> {
    const fetch = () =>
      this.request.fetch(this.product.cmsUrl + path, {
        ...body,
        // The CMS may close an idle keep-alive connection just when it is reused.
        maxRetries: 2,
        headers: { Authorization: `Bearer ${this.token}` },
      });
    const response = await fetch();
    if (response.status() !== 401) return CmsEditor.json(response);
    // A session lasts 30 min, which a run on a slow machine may exceed.
    await this.renew();
    return CmsEditor.json(await fetch());
  }

  private async renew(): Promise<void> {
    const { cmsUrl, cmsAdmin } = this.product;
    const response = await this.request.post(`${cmsUrl}/admin/login`, {
      data: cmsAdmin,
      maxRetries: 2,
    });
    const { data } = (await CmsEditor.json(response)) as { data: { token: string } };
    this.token = data.token;
  }

  private static async json(response: APIResponse): Promise<unknown> {
    if (!response.ok()) {
      throw new Error(`${response.url()} → ${response.status()}: ${await response.text()}`);
    }
    return response.json();
  }
}

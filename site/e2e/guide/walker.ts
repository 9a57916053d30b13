import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';
import { PANEL } from '@tequiora/cms/contracts/guide/thing.ts';
import type { CmsEditor } from '../support/cms-editor.ts';
import type { RunningProduct } from '../support/product.ts';
import { expectLive } from '../support/test.ts';

type FetchOptions = NonNullable<Parameters<APIRequestContext['fetch']>[1]>;
type CallOptions = Pick<FetchOptions, 'method' | 'data' | 'multipart'>;
type Awaited = { url: string; check: (html: string) => boolean; what: string };

/** Somebody of one role at the panel, and what visitors are to see of what is done there. */
export class Walker {
  private readonly awaited: Awaited[] = [];
  private authorization = '';

  constructor(
    readonly role: PanelRoleKey,
    readonly page: Page,
    readonly product: RunningProduct,
    /** The super admin, who finds entries and prepares what time has to bring. */
    readonly cms: CmsEditor,
    readonly request: APIRequestContext,
  ) {
    page.on('request', (request) => {
      const { authorization = '' } = request.headers();
      if (authorization.startsWith('Bearer ')) this.authorization = authorization;
    });
  }

  get mayPublish(): boolean {
    return this.role !== 'redactor';
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}`)).first();
  }

  /** A box beside the entry. */
  aside(name: string): Locator {
    return this.page.getByRole('complementary').filter({ hasText: name });
  }

  async openList(menu: string, type: string): Promise<void> {
    await this.page.getByRole('link', { name: menu, exact: true }).click();
    await this.page.getByRole('link', { name: type, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: type })).toBeVisible();
  }

  async openEntry(menu: string, type: string, name: string): Promise<void> {
    await this.openList(menu, type);
    await this.page.getByRole('gridcell', { name, exact: true }).first().click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.button(PANEL.save)).toBeVisible();
  }

  /** Presses what sends the form, and waits until there is nothing left to send. */
  async send(name: string): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().includes('/content-manager/') &&
        ['POST', 'PUT'].includes(response.request().method()),
    );
    await this.button(name).click();
    await answered;
    await expect(this.button(PANEL.save)).toBeDisabled();
  }

  /** Publishes the open entry; a role that may not do it is refused, and saves the draft. */
  async publishOrSave(): Promise<void> {
    if (this.mayPublish) return this.send(PANEL.publish);
    await expect(this.button(PANEL.publish)).toBeDisabled();
    await this.send(PANEL.save);
    const entry = new URL(this.page.url()).pathname.replace('/admin/', '/');
    expect(await this.call(`${entry}/actions/publish`, { data: {} })).toBe(403);
  }

  /** The server's answer to a call that the panel does not offer to this role. */
  async call(path: string, options: CallOptions): Promise<number> {
    const headers = { authorization: this.authorization };
    const url = this.product.cmsUrl + path;
    const answer = await this.request.fetch(url, { method: 'POST', ...options, headers });
    return answer.status();
  }

  /** To be seen on the site once what was done is published; `expectOnSite` waits for it. */
  await(path: string, what: string, check: Awaited['check']): void {
    this.awaited.push({ url: `${this.product.siteUrl}${path}`, what, check });
  }

  async expectOnSite(): Promise<void> {
    for (const { url, check, what } of this.awaited.splice(0)) {
      await expectLive(this.request, url, check, what);
    }
  }
}

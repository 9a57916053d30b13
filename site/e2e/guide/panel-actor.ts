import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { PANEL_LABELS } from '@tequiora/cms/contracts/guide/guide-task.ts';
import type { PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';
import type { CmsEditor } from '../../../scripts/lib/cms-editor.ts';
import type { RunningProduct } from '../support/product.ts';
import { expectLive } from '../support/test.ts';

type FetchOptions = NonNullable<Parameters<APIRequestContext['fetch']>[1]>;
type CallOptions = Pick<FetchOptions, 'method' | 'data' | 'multipart'>;
type Expectation = { url: string; check: (html: string) => boolean; description: string };

/** Acts as one role in the CMS panel and collects the changes expected on the site. */
export class PanelActor {
  private readonly expectations: Expectation[] = [];
  private authorization = '';

  constructor(
    readonly role: PanelRoleKey,
    readonly page: Page,
    readonly product: RunningProduct,
    /** Super admin session; finds entries and sets up what would otherwise need waiting. */
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

  /** Returns a side panel of the entry. */
  sidePanel(name: string): Locator {
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
    await expect(this.button(PANEL_LABELS.save)).toBeVisible();
  }

  /** Clicks a button that submits the form and waits until nothing is left to save. */
  async send(name: string): Promise<void> {
    const saved = this.page.waitForResponse(
      (response) =>
        response.url().includes('/content-manager/') &&
        ['POST', 'PUT'].includes(response.request().method()),
    );
    await this.button(name).click();
    await saved;
    await expect(this.button(PANEL_LABELS.save)).toBeDisabled();
  }

  /** Publishes the open entry; a role without that permission saves the draft and gets 403. */
  async publishOrSave(): Promise<void> {
    if (this.mayPublish) return this.send(PANEL_LABELS.publish);
    await expect(this.button(PANEL_LABELS.publish)).toBeDisabled();
    await this.send(PANEL_LABELS.save);
    const entry = new URL(this.page.url()).pathname.replace('/admin/', '/');
    expect(await this.call(`${entry}/actions/publish`, { data: {} })).toBe(403);
  }

  /** Sends a request that the panel does not offer to this role; returns the status code. */
  async call(path: string, options: CallOptions): Promise<number> {
    const headers = { authorization: this.authorization };
    const url = this.product.cmsUrl + path;
    // The CMS may close an idle connection while the request is sent.
    const sending = { method: 'POST', maxRetries: 2, ...options, headers };
    const response = await this.request.fetch(url, sending);
    return response.status();
  }

  /**
   * Registers a change that must appear on the site after publishing; `expectOnSite` waits for it.
   */
  expectLater(path: string, description: string, check: Expectation['check']): void {
    this.expectations.push({ url: `${this.product.siteUrl}${path}`, description, check });
  }

  async expectOnSite(): Promise<void> {
    for (const { url, check, description } of this.expectations.splice(0)) {
      await expectLive(this.request, url, check, description);
    }
  }
}

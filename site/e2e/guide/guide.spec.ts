import type { BrowserContext } from '@playwright/test';
import { GUIDE } from '@tequiora/cms/contracts/guide/guide.ts';
import { type PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';
import { Walker } from './walker.ts';
import { WALKS } from './walks.ts';
import { signInToPanel } from '../support/cms-panel.ts';
import { idleInTime } from '../support/idle-in-time.ts';
import { expect, test } from '../support/test.ts';

// The Redactor first: the others publish what was left as drafts.
const ROLES: readonly PanelRoleKey[] = ['redactor', 'editor', 'administrador'];

test('every thing of the guide is done here, in its order', () => {
  expect(WALKS.map(({ thing }) => thing.id)).toEqual(GUIDE.map(({ id }) => id));
});

for (const role of ROLES) {
  test.describe.serial(`guide, as ${role}`, () => {
    let walker: Walker;
    let context: BrowserContext | undefined;

    test.beforeAll(async ({ browser, product, cms }) => {
      // One sign-in, and one panel, for all that this person does.
      context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(idleInTime);
      const page = await context.newPage();
      walker = new Walker(role, page, product, cms, context.request);
      await signInToPanel(page, product, product.staff[role]);
    });

    test.afterAll(() => context?.close());

    for (const { thing, run } of WALKS) test(thing.title, () => run(walker));

    test('all of it is on the site', () => walker.expectOnSite());
  });
}

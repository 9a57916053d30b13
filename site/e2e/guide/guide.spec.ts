import type { BrowserContext } from '@playwright/test';
import { GUIDE } from '@tequiora/cms/contracts/guide/guide.ts';
import { ALL_ROLES } from '@tequiora/cms/contracts/panel-roles.ts';
import { limitIdleWait } from '../support/limit-idle-wait.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';
import { GUIDE_TESTS } from './guide-tests.ts';
import { PanelActor } from './panel-actor.ts';

test('the guide tests cover every task of the guide in its order', () => {
  expect(GUIDE_TESTS.map(({ task }) => task.id)).toEqual(GUIDE.map(({ id }) => id));
});

// The Redactor comes first: the other roles publish the drafts it leaves.
for (const role of ALL_ROLES) {
  test.describe.serial(`guide, as ${role}`, () => {
    let actor: PanelActor;
    let context: BrowserContext | undefined;

    test.beforeAll(async ({ browser, product, cms }) => {
      // One session per role, because the CMS limits sign-ins.
      context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(limitIdleWait);
      const page = await context.newPage();
      actor = new PanelActor(role, page, product, cms, context.request);
      await signInToPanel(page, product, product.staff[role]);
    });

    test.afterAll(() => context?.close());

    for (const { task, run } of GUIDE_TESTS) test(task.title, () => run(actor));

    test('all published changes are on the site', () => actor.expectOnSite());
  });
}

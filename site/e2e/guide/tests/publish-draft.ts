import { expect } from '@playwright/test';
import { publishDraft } from '@tequiora/cms/contracts/guide/tasks/publish-draft.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { DRAFT_ENTRIES, draftName, PRICE_ENTRIES, NEW_PRICES } from '../entries.ts';

/** Uses the Redactor's drafts: the Editor publishes one, the Administrador the other. */
export const publishDraftTest = defineGuideTest(publishDraft, async (actor, screen, show) => {
  const { page, role } = actor;
  const name =
    role === 'administrador' ? PRICE_ENTRIES.redactor : draftName(DRAFT_ENTRIES.redactor);
  const [, price] = NEW_PRICES.redactor;
  await actor.openEntry(screen.content, screen.type, name);
  await expect(page.getByText(screen.modified, { exact: true }).first()).toBeVisible();
  if (!actor.mayPublish) return expect(actor.button(screen.publish)).toBeDisabled();
  await show(page.getByRole('tab', { name: screen.published }), actor.button(screen.publish));
  await actor.send(screen.publish);
  const expected = role === 'administrador' ? price : name;
  actor.expectLater('/productos', "the Redactor's change", (html) => html.includes(expected));
});

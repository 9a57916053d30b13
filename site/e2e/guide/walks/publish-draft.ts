import { expect } from '@playwright/test';
import { publishDraft } from '@tequiora/cms/contracts/guide/things/publish-draft.ts';
import { DRAFTED, draftName, PRICED, PRICES } from '../entries.ts';
import { walk } from '../walk.ts';

/** What the Redactor left as drafts: the Editor publishes one, the Administrador another. */
export const publishDraftWalk = walk(publishDraft, async (walker, screen, show) => {
  const { page, role } = walker;
  const name = role === 'administrador' ? PRICED.redactor : draftName(DRAFTED.redactor);
  const [, price] = PRICES.redactor;
  await walker.openEntry(screen.content, screen.type, name);
  await expect(page.getByText(screen.modified, { exact: true }).first()).toBeVisible();
  if (!walker.mayPublish) return expect(walker.button(screen.publish)).toBeDisabled();
  await show(page.getByRole('tab', { name: screen.published }), walker.button(screen.publish));
  await walker.send(screen.publish);
  const told = role === 'administrador' ? price : name;
  walker.await('/productos', "the Redactor's change", (html) => html.includes(told));
});

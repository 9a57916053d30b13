import { expect } from '@playwright/test';
import { replacePicture } from '@tequiora/cms/contracts/guide/things/replace-picture.ts';
import sharp from 'sharp';
import { firstPicture } from '../../support/first-picture.ts';
import { PICTURE_PAGES, PICTURES } from '../entries.ts';
import { walk } from '../walk.ts';

export const replacePictureWalk = walk(replacePicture, async (walker, screen, show) => {
  const { page, role, cms, product, request } = walker;
  const background = role === 'editor' ? '#1ec85a' : '#1e5ac8';
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .webp()
    .toBuffer();
  const file = { name: 'nueva.webp', mimeType: 'image/webp', buffer };
  if (!walker.mayPublish) {
    const { id } = await cms.findPicture(PICTURES[role]);
    expect(await walker.call(`/upload/files/${id}/replace`, { multipart: { files: file } })).toBe(
      403,
    );
    return;
  }
  const pictured = await request.get(product.siteUrl + PICTURE_PAGES[role]);
  const before = firstPicture(await pictured.text());
  expect(before).toMatch(/^\/static\//);
  await page.getByRole('link', { name: screen.library, exact: true }).click();
  // The screen before has a box to search in, too.
  await expect(page.getByRole('heading', { level: 1, name: /\(\d+ elementos\)/ })).toBeVisible();
  await page.getByPlaceholder(screen.search).fill(PICTURES[role]);
  await page.keyboard.press('Enter');
  await walker.button(PICTURES[role]).click();
  const replace = walker.button(screen.replace);
  await expect(replace).toBeVisible();
  await show(replace);
  await replace.click();
  const choosing = page.waitForEvent('filechooser');
  await walker.button(screen.confirm).click();
  const answering = page.waitForResponse((answer) => answer.url().endsWith('/replace'));
  await (await choosing).setFiles(file);
  expect((await answering).status()).toBe(200);
  walker.await(PICTURE_PAGES[role], 'the new picture', (html) => firstPicture(html) !== before);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click();
});

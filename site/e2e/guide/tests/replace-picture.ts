import { expect } from '@playwright/test';
import sharp from 'sharp';
import { replacePicture } from '@tequiora/cms/contracts/guide/tasks/replace-picture.ts';
import { firstPicture } from '../../support/first-picture.ts';
import { defineGuideTest } from '../define-guide-test.ts';
import { PICTURE_PAGES, PICTURE_FILES } from '../entries.ts';

export const replacePictureTest = defineGuideTest(replacePicture, async (actor, screen, show) => {
  const { page, role, cms, product, request } = actor;
  const background = role === 'editor' ? '#1ec85a' : '#1e5ac8';
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .webp()
    .toBuffer();
  const file = { name: 'nueva.webp', mimeType: 'image/webp', buffer };
  if (!actor.mayPublish) {
    const { id } = await cms.findPicture(PICTURE_FILES[role]);
    expect(await actor.call(`/upload/files/${id}/replace`, { multipart: { files: file } })).toBe(
      403,
    );
    return;
  }
  const pageResponse = await request.get(product.siteUrl + PICTURE_PAGES[role]);
  const before = firstPicture(await pageResponse.text());
  expect(before).toMatch(/^\/static\//);
  await page.getByRole('link', { name: screen.library, exact: true }).click();
  // The previous screen has a search field, too.
  await expect(page.getByRole('heading', { level: 1, name: /\(\d+ elementos\)/ })).toBeVisible();
  await page.getByPlaceholder(screen.search).fill(PICTURE_FILES[role]);
  await page.keyboard.press('Enter');
  await actor.button(PICTURE_FILES[role]).click();
  const replace = actor.button(screen.replace);
  await expect(replace).toBeVisible();
  await show(replace);
  await replace.click();
  const choosing = page.waitForEvent('filechooser');
  await actor.button(screen.confirm).click();
  const replacing = page.waitForResponse((response) => response.url().endsWith('/replace'));
  await (await choosing).setFiles(file);
  expect((await replacing).status()).toBe(200);
  actor.expectLater(
    PICTURE_PAGES[role],
    'the new picture',
    (html) => firstPicture(html) !== before,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click();
});

import type { Page } from '@playwright/test';
import { composeEverySection } from '../support/composed-content.ts';
import { atEachWidth, expectNoViolations } from '../support/expect-no-violations.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { allowPublications, expect, expectLive, test } from '../support/test.ts';
import { translatePage, useEveryControl } from '../support/translated-page.ts';

const PAGE = 'api::page.page';
const SLUG = 'pagina-de-prueba';
const WIDTHS = [390, 768, 1440];
const LONG_WORD = 'Anticonstitucional'.repeat(17).slice(0, 300);
const ARABIC = 'عرض خاص اليوم فقط على أجهزة نقاط البيع والطابعات';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Lays out the sections below the viewport, too. */
const EVERYTHING = '*, *::before, *::after { content-visibility: visible !important }';

/** Runs in the page: replaces each text of the content that staff write. */
function replaceTexts(text: string): void {
  const isOfCode = /^(?: \(.*\)|Ver (?:el|todos).*)$/;
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const [index, node] of nodes.entries()) {
    const isAmount = /^\W*[\d.,]+\W*$/.test(node.data);
    const isWritten = node.data.trim().length > 1 && !isAmount && !isOfCode.test(node.data);
    if (isWritten && !node.parentElement?.closest('script, style, button')) {
      // Sections with one title would be two landmarks with one name.
      node.data = `${text}${index}`;
    }
  }
}

const VARIANTS: Record<string, (page: Page) => Promise<void>> = {
  normal: () => Promise.resolve(),
  'words of 300 letters': (page) => page.evaluate(replaceTexts, LONG_WORD),
  'from right to left': (page) => page.evaluate(replaceTexts, ARABIC),
  translated: translatePage,
};

/** Texts change no colours, so that changed ones are checked with axe at one width. */
async function checkAtWidth(page: Page, variant: string): Promise<void> {
  const isPhone = page.viewportSize()?.width === WIDTHS[0];
  if (isPhone || variant === 'normal') await expectNoViolations(page, 'main');
}

test('a page of all sections, filled and sparse, holds any text at any width', async ({
  page,
  cms,
  request,
}) => {
  allowPublications();
  const { documentId } = await cms.create(PAGE, {
    title: 'Todas las secciones',
    slug: SLUG,
    visibility: 'soloEnlace',
    sections: await composeEverySection(cms),
  });
  try {
    await cms.publish(PAGE, documentId);
    const isPage = (html: string) => html.includes('Sección 17 breve');
    await expectLive(request, `/${SLUG}`, isPage, 'the page');
    for (const [name, change] of Object.entries(VARIANTS)) {
      await test.step(name, async () => {
        await openHydrated(page, `/${SLUG}`);
        await page.addStyleTag({ content: EVERYTHING });
        await page.waitForSelector('html[data-whole]', { state: 'attached' });
        await change(page);
        await atEachWidth(page, () => checkAtWidth(page, name), WIDTHS);
      });
    }
    await useEveryControl(page);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`/${SLUG}`);
    // Paper has nothing to press: answers are printed open.
    await expect(page.locator('main details p').first()).toBeVisible();
  } finally {
    await cms.remove(PAGE, documentId);
  }
});

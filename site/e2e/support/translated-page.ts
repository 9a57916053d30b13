import { expect, type Page } from '@playwright/test';
import { translate } from '../../test/translate.ts';

const FAILURE = /No pudimos mostrar esta parte|Unexpected Application Error/i;

/** They end the session or leave the page. */
const EXCLUDED = 'cerrar (todas|la sesión|sesión|las demás)|salir';

/** Translates the open page, and what React adds to it later. */
export async function translatePage(page: Page): Promise<void> {
  await page.locator('body').evaluate(translate);
}

/** Answers every change with 503, so that controls of a page can be used without changing data. */
export async function refuseChanges(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const isRead = route.request().method() === 'GET' || pathname.startsWith('/api/auth/');
    return isRead ? route.fallback() : route.fulfill({ status: 503, json: { data: null } });
  });
}

/** Runs in the page: changes each field and presses each button once, also those that appear later. */
async function useControls(excluded: string): Promise<string[]> {
  const isExcluded = (text: string) => new RegExp(excluded, 'i').test(text);
  const used = new Set<string>();
  // A form that the browser sends itself, such as a search, would leave the page.
  window.addEventListener('submit', (event) => event.preventDefault());
  // Rows of a list have the same controls.
  const isRepeated = (element: HTMLElement) =>
    Boolean(element.closest('tbody tr:nth-child(n + 3), li:nth-child(n + 4)'));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const selector = 'button, summary, select, textarea, input:not([type="hidden"], [type="file"])';
  const describe = (element: HTMLElement) => {
    const { tagName, id, textContent, ariaLabel } = element;
    return [tagName, id, textContent, ariaLabel, element.getAttribute('name')].join('|');
  };
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    // React observes the own property of the element.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const use = async (element: HTMLElement) => {
    element.focus();
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = element.options.length - 1;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (
      element.matches('textarea, input:is([type="text"], [type="search"], :not([type]))')
    ) {
      type(element as HTMLInputElement, 'zz');
      await nextFrame();
      type(element as HTMLInputElement, '');
    } else {
      element.click();
    }
    await nextFrame();
    await nextFrame();
    const escape = { key: 'Escape', bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', escape));
  };
  const next = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const isUsable = element.checkVisibility() && !element.matches(':disabled');
      const isNew = !used.has(describe(element)) && !isRepeated(element);
      return isUsable && isNew && !isExcluded(element.textContent ?? '');
    });
  for (let element = next(); element; element = next()) {
    used.add(describe(element));
    await use(element);
  }
  return [...used];
}

/**
 * Uses every control of the open page once and expects that no part of the page fails. Changes of texts
 * that fail on a translated page are console errors: see `reportUnsafeTextChanges`.
 */
export async function useEveryControl(page: Page): Promise<void> {
  const used = await page.evaluate(useControls, EXCLUDED);
  expect(used.length).toBeGreaterThan(0);
  await expect(page.getByText(FAILURE)).toHaveCount(0);
}

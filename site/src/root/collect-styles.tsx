import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';

const KEY = 'css';

/** One cache per path, because pages are rendered concurrently. */
const caches = new Map<string, EmotionCache>();

/**
 * Collects the page's styles.
 *
 * UPSTREAM: @emotion/cache 11.14 · `compat`, `registered` and the attributes of its style elements
 * why: emotion writes a `<style>` before each element, which is invalid in the body and breaks selectors that
 * count children (https://github.com/emotion-js/emotion/issues/1178); its package for servers is not made for
 * pages that are rendered concurrently
 * test: site/src/root/collect-styles.test.tsx
 * until: emotion can write all styles to the head
 */
export function collectStyles(path: string, element: ReactNode): ReactElement {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  caches.set(path, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
}

/**
 * Returns and removes the `<style>` elements of a page, marked for reuse by emotion in the browser.
 */
export function takeStyles(path: string): ReactElement[] {
  const cache = caches.get(path);
  caches.delete(path);
  if (!cache) return [];
  const globals: ReactElement[] = [];
  const names: string[] = [];
  let rules = '';
  for (const [name, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    if (isGlobal(cache, name)) {
      globals.push(styleElement(`${KEY}-global ${name}`, css));
    } else {
      names.push(name);
      rules += css;
    }
  }
  return [...globals, styleElement(`${KEY} ${names.join(' ')}`, rules)];
}

function isGlobal(cache: EmotionCache, name: string): boolean {
  return !name.startsWith('animation-') && cache.registered[`${KEY}-${name}`] === undefined;
}

/** Marks the element as placed (`data-s`): otherwise emotion moves it, which causes a full layout. */
function styleElement(id: string, css: string): ReactElement {
  return <style key={id} data-emotion={id} data-s="" dangerouslySetInnerHTML={{ __html: css }} />;
}

import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { isDashboardPath } from './paths.ts';

/**
 * Renders public pages in one piece. The stream that Gatsby uses writes a NUL where a letter of two
 * bytes falls on the border of its chunks (React 18), which is an error in HTML.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  if (isDashboardPath(pathname)) return;
  // Gatsby renders several pages at a time, and react-helmet has one memory for all. In a turn of
  // the event loop of its own, a page is rendered and its head taken before the next one begins.
  await new Promise((resolve) => setImmediate(resolve));
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
};

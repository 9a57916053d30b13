import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Renders public pages to a string. In React 18 the stream that Gatsby uses writes a NUL where a two-byte
 * character crosses a chunk boundary (https://github.com/react/react/issues/31134), which is invalid in HTML.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
};

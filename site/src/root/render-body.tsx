import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Renders public pages in one piece. The stream that Gatsby uses writes a NUL where a letter of two
 * bytes falls on the border of its chunks (React 18), which is an error in HTML.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
};

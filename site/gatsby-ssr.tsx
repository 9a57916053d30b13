import type { GatsbySSR } from 'gatsby';
import { hasOwnFrame, isNotFound } from './src/lib/paths.ts';
import { collectHead, takeHead } from './src/root/collect-head.tsx';
import { collectStyles, takeStyles } from './src/root/collect-styles.tsx';
import { contentPolicy } from './src/root/content-policy.tsx';
import {
  deferRuntime,
  isEarlyLoad,
  isUnusedHeadTag,
  isManifest,
} from './src/root/defer-runtime.tsx';
import { iconLinks } from './src/root/icon-links.tsx';
import { speculationRules } from './src/root/speculation-rules.tsx';
import { startupScript } from './src/root/startup-script.tsx';
import { webFontFaces } from './src/theme/font-faces.ts';

export { replaceRenderer } from './src/root/replace-renderer.tsx';
export { wrapPageElement } from './src/root/wrap-page-element.tsx';

// Gatsby passes the path, but its types omit it.
type WrapRootArgs = { element: React.ReactNode; pathname: string };

const fontsWithoutScripts = (
  <noscript key="faces" dangerouslySetInnerHTML={{ __html: `<style>${webFontFaces()}</style>` }} />
);

export function wrapRootElement({ element, pathname }: WrapRootArgs) {
  return collectStyles(pathname, collectHead(pathname, element));
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: 'es-MX' });
  const early = process.env.NODE_ENV === 'production' ? [startupScript, fontsWithoutScripts] : [];
  setHeadComponents([...takeHead(pathname), ...iconLinks, ...early, ...takeStyles(pathname)]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  // `gatsby develop` loads its own scripts.
  if (process.env.NODE_ENV !== 'production') return;
  const head = getHeadComponents().filter((component) => !isUnusedHeadTag(component));
  const scripts = getPostBodyComponents();
  // Pages that render only with scripts.
  if (hasOwnFrame(pathname)) {
    replaceHeadComponents([contentPolicy(true), ...head]);
    replacePostBodyComponents(deferRuntime(scripts, [], 'now'));
    return;
  }
  const first = head.filter((component) => !isEarlyLoad(component));
  replaceHeadComponents([contentPolicy(false), ...first, speculationRules]);
  replacePostBodyComponents(
    deferRuntime(scripts, head.filter(isManifest), isNotFound(pathname) ? 'shown' : 'touched'),
  );
};

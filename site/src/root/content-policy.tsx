import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { starterScript } from './deferred-runtime.tsx';
import { firstViewScript } from './first-view-script.tsx';
import { lateFontsScript } from './late-fonts.tsx';
import { wholePageScript } from './whole-page-script.tsx';

type InlineScript = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

/** The only scripts inside a page. A release with another one is not published. */
const SCRIPTS = [firstViewScript, wholePageScript, lateFontsScript, starterScript];

function hashOf(script: ReactElement): string {
  const text = (script as InlineScript).props.dangerouslySetInnerHTML.__html;
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const DIRECTIVES = {
  'default-src': "'self'",
  'script-src': ["'self'", ...SCRIPTS.map(hashOf)].join(' '),
  // Emotion's styles stand in the page, and elements carry some of their own.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/**
 * For the head, before anything else of it: what the page may load and run. It goes live and back
 * with the page, whichever server sends it; who may frame the page is for a header to say. Pages of
 * staff also show pictures from where the CMS has them; `mediaOrigin` is empty when that is the site.
 */
export function contentPolicy(
  isForStaff: boolean,
  mediaOrigin = process.env.GATSBY_MEDIA_ORIGIN ?? '',
): ReactElement {
  const pictures = `${DIRECTIVES['img-src']} ${isForStaff ? mediaOrigin : ''}`.trim();
  const directives = Object.entries({ ...DIRECTIVES, 'img-src': pictures });
  const content = directives.map(([name, sources]) => `${name} ${sources}`).join('; ');
  return <meta key="policy" httpEquiv="Content-Security-Policy" content={content} />;
}

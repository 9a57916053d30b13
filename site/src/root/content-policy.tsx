import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { starterScript } from './defer-runtime.tsx';
import { firstViewScript } from './first-view-script.tsx';
import { lateFontsScript } from './late-fonts.tsx';
import { wholePageScript } from './whole-page-script.tsx';

type InlineScript = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

/** The only inline scripts of a page. A release with another one is not published. */
const SCRIPTS = [firstViewScript, wholePageScript, lateFontsScript, starterScript];

function hashOf(script: ReactElement): string {
  const text = (script as InlineScript).props.dangerouslySetInnerHTML.__html;
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const DIRECTIVES = {
  'default-src': "'self'",
  'script-src': ["'self'", ...SCRIPTS.map(hashOf)].join(' '),
  // Emotion's styles are inline, and elements have style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/**
 * Content security policy as a meta element; must be first in the head. It belongs to the release,
 * so every server sends the matching policy, also after a rollback; only frame ancestors require a
 * header. Staff pages also load pictures from `mediaOrigin`, which is empty when the site serves
 * them.
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

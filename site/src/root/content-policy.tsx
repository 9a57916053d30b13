import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { PLAYER_ORIGINS } from '@tequiora/cms/contracts/video.ts';
import { SPECULATION_RULES } from './speculation-rules.tsx';
import { STARTUP_SCRIPT } from './startup-script.tsx';

const INLINE_HASHES = [STARTUP_SCRIPT, SPECULATION_RULES].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** A release with other inline scripts is not published. */
const DIRECTIVES = {
  'default-src': "'self'",
  'script-src': `'self' ${INLINE_HASHES.join(' ')}`,
  // Emotion's styles are inline, and elements have style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  // Pages change without a new policy, so that of every page allows the players of videos.
  'frame-src': PLAYER_ORIGINS.join(' '),
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

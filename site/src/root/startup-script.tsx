import type { ReactElement } from 'react';
import { WEB_FONT_FACES } from '#src/theme/font-faces.ts';

/** `src/startup`, bundled by webpack-config.ts. */
declare const STARTUP_BUNDLE: string;

/** The only inline script that runs: the same on all pages, so that one hash covers it. */
export const STARTUP_SCRIPT = `(FONT_FACES=>{${STARTUP_BUNDLE}})(${JSON.stringify(WEB_FONT_FACES)})`;

export const startupScript: ReactElement = (
  <script key="startup" dangerouslySetInnerHTML={{ __html: STARTUP_SCRIPT }} />
);

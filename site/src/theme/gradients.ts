import { translucent } from './tokens/palette.ts';

/** Stage gradients for CMS entries. The CMS stores only the key, never CSS. */
export const gradients = {
  anil: stage('82% 8%', translucent('blue', 600, 0.55), '8% 96%', translucent('sky', 400, 0.2)),
  noche: stage('82% 8%', translucent('navy', 600, 0.6), '8% 96%', translucent('blue', 700, 0.25)),
  talavera: stage(
    '82% 8%',
    translucent('sky', 500, 0.42),
    '8% 96%',
    translucent('blue', 600, 0.35),
  ),
  cantera: stage(
    '82% 8%',
    translucent('green', 500, 0.26),
    '8% 96%',
    translucent('sky', 400, 0.22),
  ),
} as const;

type GradientKey = keyof typeof gradients;

/** Returns the gradient of a key; the brand's default for an unknown or empty key. */
export function gradientOf(key: string | null | undefined): string {
  return gradients[isGradientKey(key) ? key : 'anil'];
}

function isGradientKey(key: string | null | undefined): key is GradientKey {
  return typeof key === 'string' && Object.hasOwn(gradients, key);
}

// Navy base of every gradient, for the contrast of white text.
function stage(firstAt: string, first: string, secondAt: string, second: string): string {
  return [
    `radial-gradient(60rem 36rem at ${firstAt}, ${first}, transparent 62%)`,
    `radial-gradient(40rem 28rem at ${secondAt}, ${second}, transparent 64%)`,
    'linear-gradient(168deg, var(--navy-900), var(--navy-950) 72%)',
  ].join(', ');
}

import sprite from '#src/assets/icons.svg';
import { brandShapes, iconShapes } from './icon-shapes.ts';

/**
 * What goes inside an icon's `<svg>`. Built pages hold the shape itself: it shows with the first
 * paint, without a request. The browser's bundle has no shapes; React leaves alone the inside of
 * an icon that it finds in the page, and what it draws later comes from the sprite.
 */
export function glyphOf(name: string): string {
  // Compared in place, or webpack keeps the shapes.
  if (process.env.BUILD_STAGE === 'build-html') return builtShape(name);
  return `<use href="${sprite}#${name}"/>`;
}

function builtShape(name: string): string {
  const shapes: Record<string, string> = { ...iconShapes, ...brandShapes };
  return shapes[name] ?? '';
}

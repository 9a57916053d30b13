import sprite from '#src/assets/icons.svg';
import { brandShapes, iconShapes } from './icon-shapes.ts';

/**
 * Returns the inner HTML of an icon's `<svg>`. Built pages inline the shape, so it shows with the
 * first paint and without a request. The browser bundle has no shapes: React keeps the inner HTML
 * of hydrated icons, and icons rendered later use the sprite.
 */
export function glyphOf(name: string): string {
  // Compared inline, because webpack would otherwise keep the shapes.
  if (process.env.BUILD_STAGE === 'build-html') return builtShape(name);
  return `<use href="${sprite}#${name}"/>`;
}

function builtShape(name: string): string {
  const shapes: Record<string, string> = { ...iconShapes, ...brandShapes };
  return shapes[name] ?? '';
}

import sprite from '#src/assets/icons.svg';

/** Fetches the sprite once the page has come alive, so that no icon drawn later arrives late. */
export function prefetchIcons(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = sprite;
  document.head.append(link);
}

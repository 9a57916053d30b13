import sprite from '#src/assets/icons.svg';

/** Prefetches the sprite after hydration, so that icons rendered later appear at once. */
export function prefetchIcons(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = sprite;
  document.head.append(link);
}

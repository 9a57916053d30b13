type FirstView = {
  /** The visitor scrolls, and the element is still below the window. */
  onWaiting: () => void;
  /** It came into view. */
  onShown: () => void;
};

/**
 * Watches an element that is below the window when the visitor first scrolls, once. One that is on
 * screen already is left alone: nothing a visitor reads may change under their eyes.
 * Returns the function that stops watching.
 */
export function watchFirstView(element: Element, { onWaiting, onShown }: FirstView): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      onShown();
    },
    { threshold: 0.15 },
  );
  const arm = () => {
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    onWaiting();
    observer.observe(element);
  };
  window.addEventListener('scroll', arm, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', arm);
    observer.disconnect();
  };
}

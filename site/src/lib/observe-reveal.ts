type RevealCallbacks = {
  /** Called when the visitor scrolls and the element is still below the viewport. */
  onWaiting: () => void;
  /** Called when the element rises above the lowest part of the viewport. */
  onShown: () => void;
};

/**
 * Observes an element that is below the viewport when the visitor first scrolls, once. An element
 * that is visible already is ignored, so that nothing changes while it is read. Returns a function
 * that stops observing.
 */
export function observeReveal(
  element: Element,
  { onWaiting, onShown }: RevealCallbacks,
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      onShown();
    },
    // Not a share of the element, which can be larger than the viewport.
    { rootMargin: '0px 0px -15%' },
  );
  const startObserving = () => {
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    onWaiting();
    observer.observe(element);
  };
  window.addEventListener('scroll', startObserving, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', startObserving);
    observer.disconnect();
  };
}

import { useEffect, useRef, useState, type RefObject } from 'react';

type Rail = {
  ref: RefObject<HTMLDivElement>;
  /** False in the built HTML and when everything fits. */
  isScrollable: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
  back: () => void;
  forward: () => void;
};

/** Fraction of the rail's width that one click scrolls. */
const PAGE = 0.8;

/** Returns the scroll state of a horizontal rail and the handlers of its two buttons. */
export function useRail(): Rail {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ isScrollable: false, isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const update = () => {
      const rest = rail.scrollWidth - rail.clientWidth;
      setPlace({
        isScrollable: rest > 1,
        isAtStart: rail.scrollLeft <= 1,
        isAtEnd: rail.scrollLeft >= rest - 1,
      });
    };
    update();
    rail.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      rail.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  const move = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * PAGE * ref.current.clientWidth, behavior: 'smooth' });

  return { ref, ...place, back: () => move(-1), forward: () => move(1) };
}

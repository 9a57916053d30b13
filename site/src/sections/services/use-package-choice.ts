import { useEffect, useRef, type PointerEvent } from 'react';
import { useHoverIntent } from '#src/hooks/use-hover-intent.ts';

/** Milliseconds without scrolling after which a swipe has ended. */
const SWIPE_END_MS = 120;

/**
 * The selection is native: radio buttons, and a style sheet that shows the panel of the checked
 * one, so it works without this script. The hook makes the selection follow the resting pointer,
 * the focus, and swipes on a phone.
 */
export function usePackageChoice() {
  const railRef = useRef<HTMLDivElement>(null);
  const hover = useHoverIntent(check);

  useEffect(() => {
    const rail = railRef.current;
    if (!rail) return;
    if (isRail(rail)) centre(rail, checkedOption(rail), 'instant');
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => isRail(rail) && check(nearestOption(rail)), SWIPE_END_MS);
    };
    rail.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      rail.removeEventListener('scroll', onScroll);
    };
  }, []);

  const follow = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    check(currentTarget);
    const rail = railRef.current;
    if (rail && isRail(rail)) centre(rail, currentTarget, 'smooth');
  };

  return {
    railRef,
    /** Spread on each option, which contains one radio button. */
    optionProps: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        // Without movement the page moved under a resting mouse, for example by arrow keys.
        const isMoved = event.movementX !== 0 || event.movementY !== 0;
        if (event.pointerType === 'mouse' && isMoved) hover.start(event.currentTarget);
      },
      onPointerLeave: hover.cancel,
      onFocus: follow,
      onChange: follow,
    },
  };
}

/** Returns true while the options are in a scrolling row, as on a phone. */
function isRail(rail: HTMLElement): boolean {
  return rail.scrollWidth > rail.clientWidth + 1;
}

function check(option: HTMLElement | undefined): void {
  const radio = option?.querySelector<HTMLInputElement>('input[type="radio"]');
  if (radio) radio.checked = true;
}

function options(rail: HTMLElement): HTMLElement[] {
  return [...rail.querySelectorAll<HTMLElement>('[data-option]')];
}

function checkedOption(rail: HTMLElement): HTMLElement | undefined {
  return options(rail).find((option) => option.querySelector('input:checked'));
}

function nearestOption(rail: HTMLElement): HTMLElement | undefined {
  const middle = rail.scrollLeft + rail.clientWidth / 2;
  const distance = (option: HTMLElement) =>
    Math.abs(option.offsetLeft + option.offsetWidth / 2 - middle);
  return options(rail).sort((a, b) => distance(a) - distance(b))[0];
}

function centre(rail: HTMLElement, option: HTMLElement | undefined, behavior: ScrollBehavior) {
  if (!option) return;
  const left = option.offsetLeft - (rail.clientWidth - option.offsetWidth) / 2;
  rail.scrollTo({ left, behavior });
}

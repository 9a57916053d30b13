import { useEffect, useRef, type PointerEvent } from 'react';
import { useHoverIntent } from '#src/hooks/use-hover-intent.ts';

/** Milliseconds without scrolling after which a swipe has ended. */
const SWIPE_END_MS = 120;

/** Parameter of the address that selects a package by its slug. */
const PARAMETER = 'paquete';

/**
 * The selection is native: radio buttons, and a style sheet that shows the panel of the checked
 * one, so it works without this script. The hook makes the selection follow the resting pointer,
 * the focus, and swipes on a phone, and keeps a choice in the address.
 */
export function usePackageChoice() {
  const railRef = useRef<HTMLDivElement>(null);
  const hover = useHoverIntent(check);

  useEffect(() => {
    const rail = railRef.current;
    if (!rail) return;
    const slug = new URLSearchParams(window.location.search).get(PARAMETER);
    check(options(rail).find((option) => radioOf(option)?.value === slug));
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
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        const url = new URL(window.location.href);
        url.searchParams.set(PARAMETER, radioOf(currentTarget)?.value ?? '');
        window.history.replaceState(window.history.state, '', url);
      },
    },
  };
}

/** Returns true while the options are in a scrolling row, as on a phone. */
function isRail(rail: HTMLElement): boolean {
  return rail.scrollWidth > rail.clientWidth + 1;
}

function radioOf(option: HTMLElement | undefined): HTMLInputElement | null | undefined {
  return option?.querySelector<HTMLInputElement>('input[type="radio"]');
}

function check(option: HTMLElement | undefined): void {
  const radio = radioOf(option);
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

import { useEffect, useRef, useState, type RefObject } from 'react';
import { revealResults } from '#src/lib/reveal-results.ts';
import { withViewTransition } from '#src/lib/view-transition.ts';
import { readIndustry, writeIndustry } from './industry-url.ts';

type IndustryFilterOptions = {
  slugs: readonly string[];
  /** Changes with every navigation, so that the filter follows the address. */
  locationKey: string;
  /** Anchor of the heading above the cases. */
  headingId: string;
};

type IndustryFilterState = {
  /** Slug of the chosen industry; null for all. */
  industry: string | null;
  choose: (industry: string | null) => void;
  chips: RefObject<HTMLFieldSetElement>;
};

/** The industry filter, kept in the address so that a link to it can be shared. */
export function useIndustryFilter(options: IndustryFilterOptions): IndustryFilterState {
  const { slugs, locationKey, headingId } = options;
  const [industry, setIndustry] = useState<string | null>(null);
  const chips = useRef<HTMLFieldSetElement>(null);

  function apply(next: string | null) {
    const { pathname, search, hash } = window.location;
    const address = `${pathname}${writeIndustry(search, next)}${hash}`;
    window.history.replaceState(window.history.state, '', address);
    setIndustry(next);
  }

  useEffect(() => {
    // The built HTML knows no query; and a chip may have been chosen before React was there.
    const inAddress = readIndustry(window.location.search, slugs);
    const chip = chips.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (inAddress === null && chip) apply(chip);
    else setIndustry(inAddress);
    if (inAddress !== null) revealResults(headingId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a navigation may reset the filter
  }, [locationKey]);

  useEffect(() => centreChosen(chips.current), [industry]);

  return { industry, choose: (next) => withViewTransition(() => apply(next)), chips };
}

/** On a phone the chips scroll sideways; the chosen one must not stay out of sight. */
function centreChosen(scroller: HTMLElement | null) {
  const chip = scroller?.querySelector('input:checked')?.closest('label');
  if (!scroller || !chip) return;
  const frame = scroller.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  scroller.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
}

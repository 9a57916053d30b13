import { useEffect, useRef, useState } from 'react';
import { revealResults } from '#src/lib/reveal-results.ts';
import { withViewTransition } from '#src/lib/view-transition.ts';

type IndustryFilterOptions = {
  slugs: readonly string[];
  /** Changes with every navigation, so that the filter follows the URL. */
  locationKey: string;
  /** Id of the heading above the cases. */
  headingId: string;
};

/** Keeps the industry filter in the URL, so that it can be shared. */
export function useIndustryFilter(options: IndustryFilterOptions) {
  const { slugs, locationKey, headingId } = options;
  // Slug of the selected industry; null for all.
  const [industry, setIndustry] = useState<string | null>(null);
  const chips = useRef<HTMLFieldSetElement>(null);
  const isFirstVisit = useRef(true);

  function apply(next: string | null) {
    const { pathname, search, hash } = window.location;
    const url = `${pathname}${writeIndustry(search, next)}${hash}`;
    window.history.replaceState(window.history.state, '', url);
    setIndustry(next);
  }

  useEffect(() => {
    // The built HTML ignores the query, and a chip may have been selected before hydration.
    const urlIndustry = readIndustry(window.location.search, slugs);
    const chip = chips.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const isChosenEarly = isFirstVisit.current && urlIndustry === null && chip;
    isFirstVisit.current = false;
    if (isChosenEarly) apply(chip);
    else setIndustry(urlIndustry);
    if (urlIndustry !== null) revealResults(headingId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a navigation may reset the filter
  }, [locationKey]);

  useEffect(() => scrollToSelected(chips.current), [industry]);

  return {
    industry,
    choose: (next: string | null) => withViewTransition(() => apply(next)),
    chips,
  };
}

/** Scrolls the selected chip into view on a phone, where the chips scroll horizontally. */
function scrollToSelected(scroller: HTMLElement | null) {
  const chip = scroller?.querySelector('input:checked')?.closest('label');
  if (!scroller || !chip) return;
  const frame = scroller.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  scroller.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
}

const PARAMETER = 'industria';

/** Returns the industry slug of the URL; null without one or for an unknown one. */
function readIndustry(search: string, slugs: readonly string[]): string | null {
  const industry = new URLSearchParams(search).get(PARAMETER);
  return industry !== null && slugs.includes(industry) ? industry : null;
}

/** Returns the query string with the industry; keeps other parameters; '' when empty. */
function writeIndustry(search: string, slug: string | null): string {
  const parameters = new URLSearchParams(search);
  if (slug === null) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, slug);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

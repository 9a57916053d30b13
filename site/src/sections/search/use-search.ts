import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Search } from './find-results.ts';

const URL_DELAY_MS = 300;
const PARAMETER = 'q';

/** Keeps the text of the search in the URL, and requests what it searches when it is first used. */
export function useSearch(locationKey: string | undefined) {
  const [text, setText] = useState('');
  // The text of the displayed results, which may lag behind the field while typing.
  const [shown, setShown] = useState('');
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);

  async function load() {
    if (isRequested.current) return;
    isRequested.current = true;
    setHasFailed(false);
    try {
      const { loadSearch } = await import('./find-results.ts');
      const loaded = await loadSearch();
      setSearch(loaded);
    } catch {
      isRequested.current = false;
      setHasFailed(true);
    }
  }

  function type(next: string) {
    setText(next);
    if (next.trim() !== '') void load();
    startTransition(() => setShown(next.trim()));
  }

  // The built HTML ignores the query, so the URL is read after hydration.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(PARAMETER);
    if (asked !== null) type(asked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a navigation may replace the text
  }, [locationKey]);

  useUrlSync(text);

  const results = useMemo(
    () => (search && shown !== '' ? search.find(shown) : undefined),
    [search, shown],
  );

  return {
    text,
    shown,
    results,
    systems: search?.systems ?? [],
    hasFailed: hasFailed && shown !== '',
    type,
    /** Requests the file; call it when a search becomes likely. */
    load: () => void load(),
  };
}

/** Writes the text to the URL without a history entry per keystroke. */
function useUrlSync(text: string) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const parameters = new URLSearchParams(search);
      parameters.delete(PARAMETER);
      if (text.trim() !== '') parameters.append(PARAMETER, text.trim());
      const query = parameters.toString();
      const next = query ? `?${query}` : '';
      if (next === search) return;
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

import { useEffect, useState } from 'react';

const KEY = 'previewToken';

function readState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

/** Reads the token of the URL and moves it to the history state, which only this tab can read. */
function takeToken(): string | null {
  const { hash, pathname } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token) window.history.replaceState({ ...readState(), [KEY]: token }, '', pathname);
  return token;
}

function storedToken(): string {
  const token = readState()[KEY];
  return typeof token === 'string' ? token : '';
}

/** Returns the token that this tab was opened with; '' without one. */
export function usePreviewToken(): string {
  const [token, setToken] = useState(() => takeToken() ?? storedToken());
  useEffect(() => {
    const onHashChange = () => setToken((current) => takeToken() ?? current);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return token;
}

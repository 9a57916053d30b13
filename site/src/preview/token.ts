import { useEffect, useState } from 'react';

const KEY = 'previewToken';

function readState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

/** The token of the address; it then moves into the history entry, where only this tab sees it. */
function takeToken(): string | null {
  const { hash, pathname } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token) window.history.replaceState({ ...readState(), [KEY]: token }, '', pathname);
  return token;
}

function keptToken(): string {
  const token = readState()[KEY];
  return typeof token === 'string' ? token : '';
}

/** The token this tab was opened with; '' when it was opened without one. */
export function usePreviewToken(): string {
  const [token, setToken] = useState(() => takeToken() ?? keptToken());
  useEffect(() => {
    const onHashChange = () => setToken((current) => takeToken() ?? current);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return token;
}

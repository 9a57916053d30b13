import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/lib/api-error.ts';
import { requestJson } from '#src/lib/post-json.ts';
import type { Preview, PreviewResponse } from '@tequiora/cms/contracts/preview.ts';
import { findFrame, type Frame } from './find-frame.ts';
import { usePanelMessages } from './panel-messages.ts';

type PreviewState =
  | { kind: 'loading' }
  | { kind: 'ended'; message: string }
  | { kind: 'failed'; message: string }
  /** `endsAt`: timestamp of this browser's clock. `isInPane`: it shows the values of the panel's form. */
  | { kind: 'ready'; frame: Frame; endsAt: number; isInPane: boolean };

const UNAUTHORIZED = 401;
const NO_PAGE =
  'El sitio publicado no tiene todavía la página donde se ve esta entrada, o se está publicando en este momento.';

/**
 * Loads the preview of a token; reloads on `reload` and whenever the panel has saved. In the
 * preview pane, it shows the values of the form.
 */
export function usePreview(token: string): { state: PreviewState; reload: () => void } {
  const [state, setState] = useState<PreviewState>({ kind: 'loading' });
  const [reloadCount, setReloadCount] = useState(0);
  const shownCount = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    void loadState(token).then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, reloadCount]);

  const preview = state.kind === 'ready' ? state.frame.preview : null;
  usePanelMessages(preview?.panelOrigin, {
    show({ entry, name }) {
      if (!preview) return;
      const count = (shownCount.current += 1);
      void findFrame({ ...preview, entry, name }).then((frame) => {
        if (!frame || count !== shownCount.current) return;
        setState((now) => (now.kind === 'ready' ? { ...now, frame, isInPane: true } : now));
      });
    },
  });

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === window.parent && isSaved(data)) setReloadCount((count) => count + 1);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return {
    state,
    reload: () => {
      setState({ kind: 'loading' });
      setReloadCount((count) => count + 1);
    },
  };
}

async function loadState(token: string): Promise<PreviewState> {
  if (!token) return { kind: 'ended', message: 'Esta dirección no trae ninguna vista previa.' };
  try {
    const preview = await getPreview(token);
    const frame = await findFrame(preview);
    if (!frame) return { kind: 'failed', message: NO_PAGE };
    setUrlFragment(preview.entry.slug);
    const endsAt = Date.now() + preview.secondsLeft * 1000;
    return { kind: 'ready', frame, endsAt, isInPane: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message } = error;
    return { kind: status === UNAUTHORIZED ? 'ended' : 'failed', message };
  }
}

/** Sets the URL fragment to the entry, because sections open the entry that it names. */
function setUrlFragment(slug: unknown): void {
  if (typeof slug !== 'string' || !slug) return;
  window.history.replaceState(window.history.state, '', `#${slug}`);
}

/** Returns true for the message that the panel's preview posts after saving. */
function isSaved(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'strapiUpdate'
  );
}

/**
 * Returns the current state of the entry that the token grants access to.
 * @throws ApiError only
 */
async function getPreview(token: string): Promise<Preview> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await requestJson<PreviewResponse>('/preview', { headers })).data;
}

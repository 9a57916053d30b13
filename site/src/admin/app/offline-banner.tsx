import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { space } from '#src/theme/tokens/space.ts';
import { Banner } from '../ui/banner.tsx';

/** Shows a warning while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div css={placeCss}>
      <Banner tone="warning">
        Sin conexión: ves lo último que se cargó, y los cambios no se pueden guardar todavía.
      </Banner>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const placeCss = css({ padding: `${space[5]} ${space[5]} 0` });

import { Box, Button, Flex, Portal, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';

import { PlaceTools } from './place-tools';
import { type EntryRef, usePreviewPane } from './use-preview-pane';

const WIDTHS = [
  { width: 390, label: 'Teléfono' },
  { width: 768, label: 'Tableta' },
  { width: 1440, label: 'Computadora' },
] as const;

/** Share of the window that the page takes. */
const SHARE = 'max(42vw, 39rem)';

// UPSTREAM: @strapi/admin 5.54 · the nesting of menus, form and side panels, without class names
// why: the editor cannot be told to take a part of the window
// test: site/e2e/publishing/preview-pane.spec.ts
// until: the editor's layout depends on its own width
const STYLES = `
#pagina-al-lado { inline-size: ${SHARE}; }
#strapi { inline-size: calc(100% - ${SHARE}); }
#strapi > div > div > nav, #strapi div:has(> nav):has(+ [data-strapi-main-content]) { display: none; }
#strapi div:has(> [data-strapi-main-content]) { grid-template-columns: minmax(0, 1fr); }
#main-content form > * { padding-inline: 2.4rem; }
#main-content form [role="tablist"] + div { grid-template-columns: minmax(0, 1fr) 20rem; }
#main-content form [role="tablist"] + div > * { grid-column: auto; }
`;

/** The page next to the form, with the values of the form, at the width of a telephone, tablet or computer. */
export function PreviewPane({ entry, onClose }: { entry: EntryRef; onClose: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(390);
  const size = useSize(room);
  const pane = usePreviewPane(entry, frame);
  const { url, place } = pane;
  const hasFailed = pane.hasFailed || pane.uploadState.kind === 'failed';
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <Portal>
      <style>{STYLES}</style>
      <Flex
        tag="section"
        id="pagina-al-lado"
        aria-label="La página mientras escribes"
        direction="column"
        alignItems="stretch"
        position="fixed"
        top={0}
        right={0}
        bottom={0}
        zIndex={3}
        background="neutral0"
        borderWidth="0 0 0 1px"
        borderColor="neutral200"
      >
        <Flex gap={2} padding={3} wrap="wrap" justifyContent="space-between">
          <Flex gap={1} role="group" aria-label="Ancho de la página">
            {WIDTHS.map(({ width: each, label }) => (
              <Button
                key={each}
                size="S"
                variant={each === width ? 'secondary' : 'ghost'}
                aria-pressed={each === width}
                onClick={() => setWidth(each)}
              >
                {label}
              </Button>
            ))}
          </Flex>
          <Button size="S" variant="tertiary" onClick={onClose}>
            Cerrar
          </Button>
        </Flex>
        <Box paddingLeft={3} paddingRight={3} paddingBottom={2}>
          <Typography variant="pi" textColor={hasFailed ? 'danger600' : 'neutral600'} role="status">
            {messageOf(pane)}
          </Typography>
          {place && <PlaceTools place={place} onWrite={pane.write} onMove={pane.move} />}
        </Box>
        <Box ref={room} flex={1} overflow="hidden" background="neutral150">
          {url !== undefined && (
            <iframe
              ref={frame}
              src={url}
              title="La página"
              style={{
                display: 'block',
                border: 0,
                inlineSize: width,
                blockSize: size.height / scale,
                marginInline: scale === 1 ? 'auto' : 0,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          )}
        </Box>
      </Flex>
    </Portal>
  );
}

function messageOf({ isReady, hasFailed, uploadState }: ReturnType<typeof usePreviewPane>): string {
  if (uploadState.kind === 'failed') return uploadState.message;
  if (uploadState.kind === 'sending') return 'Subiendo la imagen…';
  if (hasFailed) return 'No se pudo mostrar lo último que escribiste. Se intenta con cada cambio.';
  if (!isReady) return 'Abriendo la página…';
  return 'Muestra lo que escribes, también sin guardar. Toca un texto o una imagen para abrir su campo; con dos toques escribes ahí mismo.';
}

/** Returns the size of an element in CSS pixels; 0 before it is known. */
function useSize(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

import { Box, Button, Flex, Portal, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useRef, useState } from 'react';

import { PageFrame, WidthButtons } from './page-frame';
import { PlaceTools } from './place-tools';
import type { EntryRef } from './use-page-of';
import { usePreviewPane } from './use-preview-pane';

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

type PreviewPaneProps = {
  entry: EntryRef;
  /** The window has room for the page or the form, not for both. */
  isNarrow: boolean;
  onClose: () => void;
};

/** The page next to the form, with the values of the form, at the width of a telephone, tablet or computer. */
export function PreviewPane({ entry, isNarrow, onClose }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [isBehindForm, setIsBehindForm] = useState(false);
  const pane = usePreviewPane(entry, frame, isNarrow);
  const { url, place } = pane;
  const hasFailed = pane.hasFailed || pane.uploadState.kind === 'failed';
  const openField = () => {
    setIsBehindForm(true);
    pane.openField();
  };
  return (
    <Portal>
      {!isNarrow && <style>{STYLES}</style>}
      {isBehindForm && (
        <Box position="fixed" top="7.2rem" right={4} zIndex={3}>
          <Button startIcon={<Eye />} onClick={() => setIsBehindForm(false)}>
            Volver a la página
          </Button>
        </Box>
      )}
      <Flex
        tag="section"
        id="pagina-al-lado"
        // Hidden, not removed: the page keeps its place and what was pressed.
        style={{ visibility: isBehindForm ? 'hidden' : 'visible' }}
        aria-label="La página mientras escribes"
        direction="column"
        alignItems="stretch"
        position="fixed"
        top={0}
        right={0}
        bottom={0}
        left={isNarrow ? 0 : undefined}
        zIndex={isNarrow ? 5 : 3}
        background="neutral0"
        borderWidth="0 0 0 1px"
        borderColor="neutral200"
      >
        <Flex gap={2} padding={3} wrap="wrap" justifyContent="space-between">
          <WidthButtons width={width} onChange={setWidth} />
          <Button size="S" variant="tertiary" onClick={onClose}>
            Cerrar
          </Button>
        </Flex>
        <Box paddingLeft={3} paddingRight={3} paddingBottom={2}>
          <Typography variant="pi" textColor={hasFailed ? 'danger600' : 'neutral600'} role="status">
            {messageOf(pane)}
          </Typography>
          {place && (
            <PlaceTools
              place={place}
              onWrite={pane.write}
              onMove={pane.move}
              onOpen={isNarrow ? openField : undefined}
            />
          )}
        </Box>
        <PageFrame ref={frame} url={url} title="La página" width={width} />
      </Flex>
    </Portal>
  );
}

function messageOf({ isShown, hasFailed, uploadState }: ReturnType<typeof usePreviewPane>): string {
  if (uploadState.kind === 'failed') return uploadState.message;
  if (uploadState.kind === 'sending') return 'Subiendo la imagen…';
  if (hasFailed) return 'No se pudo mostrar lo último que escribiste. Se intenta con cada cambio.';
  if (!isShown) return 'Abriendo la página…';
  return 'Muestra lo que escribes, también sin guardar. Presiona un texto o una imagen para abrir su campo, o dos veces un texto para escribir ahí mismo.';
}

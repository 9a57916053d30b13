import { Button, Flex, Portal, Typography } from '@strapi/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { Place } from '../../../../contracts/preview';
import { PageFrame, WidthButtons } from './page-frame';
import { type EntryRef, usePageMessages, usePageOf } from './use-page-of';

type Differences = { added: readonly Place[]; removed: readonly Place[] };

/** The published page and that of the saved draft, in which what differs is outlined. */
function useComparison(entry: EntryRef) {
  const draftFrame = useRef<HTMLIFrameElement>(null);
  const publishedFrame = useRef<HTMLIFrameElement>(null);
  const draft = usePageOf(entry, 'draft', draftFrame);
  const published = usePageOf(entry, 'published', publishedFrame);
  const [differences, setDifferences] = useState<Differences | null>(null);
  const [isPublishedReady, setIsPublishedReady] = useState(false);

  usePageMessages(draft.url, draftFrame, (message) => {
    if (message.type === 'tequiora:ready') draft.send({ type: 'tequiora:compare' });
    if (message.type === 'tequiora:compared') setDifferences(message);
  });
  usePageMessages(published.url, publishedFrame, (message) => {
    if (message.type === 'tequiora:ready') setIsPublishedReady(true);
  });

  const { send } = published;
  useEffect(() => {
    if (!isPublishedReady || !differences) return;
    send({ type: 'tequiora:mark', places: differences.removed });
  }, [isPublishedReady, differences, send]);

  const hasFailed = draft.hasFailed || published.hasFailed;
  return { draft, draftFrame, published, publishedFrame, differences, hasFailed };
}

type ComparePagesProps = {
  entry: EntryRef;
  /** The window has room for one page only. */
  isNarrow: boolean;
  onClose: () => void;
};

/** Shows an entry on its page as it is published and as the saved draft, next to each other. */
export function ComparePages({ entry, isNarrow, onClose }: ComparePagesProps) {
  const comparison = useComparison(entry);
  const [width, setWidth] = useState(isNarrow ? 390 : 1440);
  const [shown, setShown] = useState<'draft' | 'published'>('draft');
  const isHidden = (which: typeof shown) => isNarrow && shown !== which;
  return (
    <Portal>
      <Flex
        tag="section"
        id="comparacion"
        aria-label="Comparación con lo publicado"
        direction="column"
        alignItems="stretch"
        position="fixed"
        top={0}
        right={0}
        bottom={0}
        left={0}
        zIndex={5}
        background="neutral0"
      >
        <Flex gap={2} padding={3} wrap="wrap" justifyContent="space-between">
          <WidthButtons width={width} onChange={setWidth} />
          {isNarrow && (
            <Button
              size="S"
              variant="secondary"
              onClick={() => setShown(shown === 'draft' ? 'published' : 'draft')}
            >
              {shown === 'draft' ? 'Ver lo publicado' : 'Ver el borrador'}
            </Button>
          )}
          <Button size="S" variant="tertiary" onClick={onClose}>
            Cerrar
          </Button>
        </Flex>
        <Typography
          variant="pi"
          role="status"
          paddingLeft={3}
          paddingRight={3}
          paddingBottom={2}
          textColor={comparison.hasFailed ? 'danger600' : 'neutral600'}
        >
          {messageOf(comparison)}
        </Typography>
        <Flex flex={1} gap={2} alignItems="stretch" minHeight={0}>
          <Page title="Publicado" isHidden={isHidden('published')}>
            <PageFrame
              ref={comparison.publishedFrame}
              url={comparison.published.url}
              title="La página publicada"
              width={width}
            />
          </Page>
          <Page title="Borrador guardado" isHidden={isHidden('draft')}>
            <PageFrame
              ref={comparison.draftFrame}
              url={comparison.draft.url}
              title="La página del borrador"
              width={width}
            />
          </Page>
        </Flex>
      </Flex>
    </Portal>
  );
}

type PageProps = { title: string; isHidden: boolean; children: ReactNode };

function Page({ title, isHidden, children }: PageProps) {
  return (
    <Flex
      flex={1}
      direction="column"
      alignItems="stretch"
      minWidth={0}
      style={{ display: isHidden ? 'none' : undefined }}
    >
      <Typography variant="sigma" tag="h2" textColor="neutral600" padding={2}>
        {title}
      </Typography>
      {children}
    </Flex>
  );
}

function messageOf({ differences, hasFailed }: ReturnType<typeof useComparison>): string {
  if (hasFailed) return 'No se pudieron abrir las páginas. Cierra y vuelve a intentarlo.';
  if (!differences) return 'Abriendo las páginas…';
  const { added, removed } = differences;
  if (added.length + removed.length === 0) {
    return 'Ningún texto ni imagen cambia: es el orden, o algo que no se ve en la página.';
  }
  return 'Lo que cambia tiene un contorno: a un lado lo que se quita, al otro lo que se pone.';
}

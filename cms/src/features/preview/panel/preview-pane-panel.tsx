import type {
  HeaderActionComponent,
  PanelComponent,
  PanelComponentProps,
} from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useIsDesktop } from '@strapi/strapi/admin';
import { lazy, Suspense, useEffect, useState } from 'react';

import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import { openPageOf, useIsPageOpen } from './open-page';
import type { EntryRef } from './use-page-of';

const PreviewPane = lazy(async () => {
  const { PreviewPane: component } = await import('./preview-pane');
  return { default: component };
});

const ComparePages = lazy(async () => {
  const { ComparePages: component } = await import('./compare-pages');
  return { default: component };
});

const OPEN = 'Ver la página mientras escribes';

/** Returns the entry whose page can be shown; null where the form shows nothing that could change. */
function useShownEntry({ document, activeTab, ...ref }: PanelComponentProps): EntryRef | null {
  const isPublic = useIsPublicType(ref);
  const documentId = ref.documentId ?? document?.documentId;
  if (!isPublic || !documentId || !document || activeTab === 'published') return null;
  return { ...ref, documentId };
}

function OpenPage({ entry }: { entry: EntryRef }) {
  const isDesktop = useIsDesktop();
  const { documentId } = entry;
  const isOpen = useIsPageOpen(documentId);
  useEffect(() => () => openPageOf(null), []);
  return (
    <>
      {isDesktop ? (
        <Button
          variant="secondary"
          fullWidth
          startIcon={<Eye />}
          aria-expanded={isOpen}
          onClick={() => openPageOf(isOpen ? null : documentId)}
        >
          {isOpen ? 'Cerrar la página' : OPEN}
        </Button>
      ) : (
        <Typography>Con el ojo de arriba ves la página mientras escribes.</Typography>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewPane entry={entry} isNarrow={!isDesktop} onClose={() => openPageOf(null)} />
        </Suspense>
      )}
    </>
  );
}

function Compare({ entry }: { entry: EntryRef }) {
  const isDesktop = useIsDesktop();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="tertiary" fullWidth onClick={() => setIsOpen(true)}>
        Comparar con lo publicado
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ComparePages entry={entry} isNarrow={!isDesktop} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Side panel of the edit view: opens the preview pane, and the comparison with the published page. */
export const PreviewPanePanel: PanelComponent = (props) => {
  const entry = useShownEntry(props);
  if (!entry) return null;
  const { documentId } = entry;
  return {
    title: 'Página',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <OpenPage key={documentId} entry={entry} />
        {props.document?.status === 'modified' && <Compare key={documentId} entry={entry} />}
      </Flex>
    ),
  };
};

/** Button above the form that opens the preview pane where Strapi shows the side panels in a drawer. */
export const OpenPageAction: HeaderActionComponent = (props) => {
  const entry = useShownEntry(props);
  const isDesktop = useIsDesktop();
  if (!entry || isDesktop) return null;
  return { label: OPEN, icon: <Eye />, onClick: () => openPageOf(entry.documentId) };
};

import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useIsDesktop } from '@strapi/strapi/admin';
import { lazy, Suspense, useState } from 'react';

import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import type { EntryRef } from './use-preview-pane';

const PreviewPane = lazy(async () => {
  const { PreviewPane: component } = await import('./preview-pane');
  return { default: component };
});

function OpenPage({ entry }: { entry: EntryRef }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        fullWidth
        startIcon={<Eye />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((open) => !open)}
      >
        {isOpen ? 'Cerrar la página' : 'Ver la página mientras escribes'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewPane entry={entry} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Side panel of the edit view: opens the preview pane. */
export const PreviewPanePanel: PanelComponent = ({ document, activeTab, ...ref }) => {
  const isPublic = useIsPublicType(ref);
  // On a narrow window there is no room for both, and Strapi shows the side panels in a drawer.
  const isDesktop = useIsDesktop();
  const id = ref.documentId ?? document?.documentId;
  // The tab of the published version shows no form that could change.
  if (!isPublic || !isDesktop || !id || !document || activeTab === 'published') return null;
  return {
    title: 'Página',
    content: <OpenPage key={id} entry={{ ...ref, documentId: id }} />,
  };
};

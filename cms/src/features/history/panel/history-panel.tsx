import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button } from '@strapi/design-system';
import { ClockCounterClockwise } from '@strapi/icons';
import { lazy, Suspense, useState } from 'react';

import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import type { Entry } from './history-api';

const HistoryModal = lazy(async () => {
  const { HistoryModal: component } = await import('./history-modal');
  return { default: component };
});

function OpenHistory({ entry }: { entry: Entry }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="tertiary"
        fullWidth
        startIcon={<ClockCounterClockwise />}
        onClick={() => setIsOpen(true)}
      >
        Ver historial
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryModal entry={entry} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Side panel of the edit view: opens the published versions of an entry. */
export const HistoryPanel: PanelComponent = ({ document, ...ref }) => {
  const { model, documentId } = ref;
  const isPublic = useIsPublicType(ref);
  const id = documentId ?? document?.documentId;
  if (!isPublic || !id || !document) return null;
  return {
    title: 'Historial',
    content: <OpenHistory entry={{ uid: model, documentId: id }} />,
  };
};

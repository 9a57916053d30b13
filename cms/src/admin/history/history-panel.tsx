import { Button } from '@strapi/design-system';
import { ClockCounterClockwise } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { lazy, Suspense, useState } from 'react';

import { usePublicType } from '../public-type';
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

/** Beside an entry in the editor: what it was at each publish, and the way back. */
export const HistoryPanel: PanelComponent = ({ document, ...place }) => {
  const { model, documentId } = place;
  const isPublic = usePublicType(place);
  const id = documentId ?? document?.documentId;
  if (!isPublic || !id || !document) return null;
  return {
    title: 'Historial',
    content: <OpenHistory entry={{ uid: model, documentId: id }} />,
  };
};

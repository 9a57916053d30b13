import { Flex, Status, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import type { EntryPublication, EntryPublicationState } from '../../../contracts/publication';
import { usePublicType } from '../public-type';
import { StaleHint } from './polled-widget';
import { tellEntry } from './publication-words';
import { usePolled } from './use-polled';

const SOON = 2_000;
const LATER = 15_000;

const VARIANTS: Record<EntryPublicationState, 'success' | 'secondary' | 'danger' | 'warning'> = {
  live: 'success',
  building: 'secondary',
  waiting: 'secondary',
  leaving: 'secondary',
  failed: 'danger',
  unpublished: 'secondary',
  unknown: 'warning',
};

function pause(entry: EntryPublication | undefined): number {
  return entry?.state === 'live' || entry?.state === 'unpublished' ? LATER : SOON;
}

function EntryState({ url }: { url: string }) {
  const { data, hasFailed } = usePolled<EntryPublication>(url, pause);
  if (!data) {
    return (
      <Typography textColor="neutral600">
        {hasFailed ? 'No pudimos preguntarlo. Lo intentamos de nuevo.' : 'Preguntando al sitio…'}
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Status variant={VARIANTS[data.state]} size="S" role="status">
        <Typography fontWeight="bold">{tellEntry(data)}</Typography>
      </Status>
      <StaleHint isStale={hasFailed} />
    </Flex>
  );
}

/** Beside an entry in the editor: whether visitors see what is published of it. */
export const EntryPanel: PanelComponent = ({ document, meta, ...place }) => {
  const { model, documentId } = place;
  const isPublic = usePublicType(place);
  const id = documentId ?? document?.documentId;
  if (!isPublic || !id || !document) return null;
  // A save or a publish changes the entry, and asks anew at once.
  const version = `${document.updatedAt ?? ''}-${meta?.availableStatus?.[0]?.updatedAt ?? ''}`;
  return {
    title: '¿Ya está en línea?',
    content: <EntryState key={version} url={`/publication-panel/entries/${model}/${id}`} />,
  };
};

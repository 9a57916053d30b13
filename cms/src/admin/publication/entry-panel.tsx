import { Flex, Status, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import type { EntryPublication, EntryPublicationState } from '../../../contracts/publication';
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
  if (hasFailed) return <Typography>No pudimos preguntarlo. Lo intentamos de nuevo.</Typography>;
  if (!data) return <Typography textColor="neutral600">Preguntando al sitio…</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Status variant={VARIANTS[data.state]} size="S" role="status">
        <Typography fontWeight="bold">{tellEntry(data)}</Typography>
      </Status>
    </Flex>
  );
}

/** Beside an entry in the editor: whether visitors see what is published of it. */
export const EntryPanel: PanelComponent = ({ model, documentId, document, meta }) => {
  const id = documentId ?? document?.documentId;
  if (!model.startsWith('api::') || !id || !isPublic(meta, document)) return null;
  // A save or a publish changes the entry, and asks anew at once.
  const version = `${document?.updatedAt ?? ''}-${meta?.availableStatus?.[0]?.updatedAt ?? ''}`;
  return {
    title: '¿Ya está en línea?',
    content: <EntryState key={version} url={`/publication-panel/entries/${model}/${id}`} />,
  };
};

/** Types without drafts (enquiries, subscriptions) are not on the site. */
function isPublic(meta: { availableStatus?: unknown } | undefined, document: unknown): boolean {
  return meta?.availableStatus !== undefined && document !== undefined;
}

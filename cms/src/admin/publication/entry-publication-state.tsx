import { Flex, Status, Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useContentManagerContext,
  unstable_useDocument as useDocument,
} from '@strapi/strapi/admin';

import type { EntryPublication, EntryPublicationState } from '../../../contracts/publication';
import { usePublicType } from '../public-type';
import { StaleHint } from '../home/polled-section';
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
  held: 'warning',
  'left-out': 'warning',
  withdrawn: 'secondary',
  unpublished: 'secondary',
  unknown: 'warning',
};

const SETTLED: ReadonlySet<EntryPublicationState> = new Set([
  'live',
  'held',
  'left-out',
  'unpublished',
]);

function pause(entry: EntryPublication | undefined): number {
  return entry && SETTLED.has(entry.state) ? LATER : SOON;
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

/**
 * Below the buttons of an entry, at every width: whether visitors see what is published of it. Strapi
 * folds the boxes beside the entry away on small screens, not its buttons.
 */
export function EntryPublicationState() {
  const { model, collectionType, id } = useContentManagerContext();
  const place = { model, collectionType, documentId: id };
  const { document, meta } = useDocument(place);
  const isPublic = usePublicType(place);
  const documentId = id ?? document?.documentId;
  if (!isPublic || !documentId || !document) return null;
  // A save or a publish changes the entry, and asks again at once.
  const version = `${document.updatedAt ?? ''}-${meta?.availableStatus?.[0]?.updatedAt ?? ''}`;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%" paddingTop={2}>
      <Typography tag="h2" variant="sigma" textColor="neutral600">
        ¿Ya está en línea?
      </Typography>
      <EntryState key={version} url={`/publication-panel/entries/${model}/${documentId}`} />
    </Flex>
  );
}

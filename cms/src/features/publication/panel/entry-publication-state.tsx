import { Flex, Status, Typography } from '@strapi/design-system';

import type { EntryPublication, EntryPublicationState } from '../../../../contracts/publication';
import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import { StaleHint } from '../../../platform/panel/polled-section';
import { useContentManager, useDocument } from '../../../platform/panel/strapi-panel';
import { useFetched } from '../../../platform/panel/use-fetched';
import { formatEntryPublication } from './format-publication-status';
import { NotOnlineBadge } from './not-online-badge';
import { TechnicalDetail } from './technical-detail';

const FAST_POLL_MS = 2_000;
const SLOW_POLL_MS = 15_000;

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

const SETTLED_STATES: ReadonlySet<EntryPublicationState> = new Set([
  'live',
  'held',
  'left-out',
  'unpublished',
]);

function pollIntervalMs(entry: EntryPublication | undefined): number {
  return entry && SETTLED_STATES.has(entry.state) ? SLOW_POLL_MS : FAST_POLL_MS;
}

function EntryState({ url }: { url: string }) {
  const { data, hasFailed } = useFetched<EntryPublication>(url, pollIntervalMs);
  if (!data) {
    return (
      <>
        <Typography textColor="neutral600">
          {hasFailed ? 'No pudimos preguntarlo. Lo intentamos de nuevo.' : 'Preguntando al sitio…'}
        </Typography>
        <NotOnlineBadge isKnown={false} />
      </>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Status variant={VARIANTS[data.state]} size="S" role="status">
        <Typography fontWeight="bold">{formatEntryPublication(data)}</Typography>
      </Status>
      <TechnicalDetail detail={data.detail} />
      <StaleHint isStale={hasFailed} />
      {data.state !== 'live' && <NotOnlineBadge isKnown />}
    </Flex>
  );
}

/**
 * Shows below the buttons of an entry whether visitors see its published version. It is not a side
 * panel because Strapi collapses those on small screens.
 */
export function EntryPublicationState() {
  const { model, collectionType, id } = useContentManager();
  const ref = { model, collectionType, documentId: id };
  const { document, meta } = useDocument(ref);
  const isPublic = useIsPublicType(ref);
  const documentId = id ?? document?.documentId;
  if (!isPublic || !documentId || !document) return null;
  // The key changes with each save or publish, which refetches immediately.
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

import { Box, Flex, Link, Status, Typography } from '@strapi/design-system';
import { Globe } from '@strapi/icons';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { PANEL_ACTIONS } from '../../../../contracts/panel-roles';
import type {
  HeldEntry,
  PanelPublication,
  PublicationPhase,
} from '../../../../contracts/publication';
import { PolledSection } from '../../../platform/panel/polled-section';
import { useFetched } from '../../../platform/panel/use-fetched';
import { formatHeldEntry, formatPublicationStatus } from './format-publication-status';
import { PublishButtons } from './publish-buttons';
import { ReleaseList } from './release-list';

const FAST_POLL_MS = 2_000;
const SLOW_POLL_MS = 15_000;

const VARIANTS: Record<PublicationPhase, 'success' | 'secondary' | 'danger' | 'warning'> = {
  live: 'success',
  waiting: 'secondary',
  building: 'secondary',
  failed: 'danger',
  unreachable: 'warning',
};

function variantOf({ phase, held }: PanelPublication) {
  return phase === 'live' && held.length > 0 ? 'warning' : VARIANTS[phase];
}

const PERMISSIONS = Object.values(PANEL_ACTIONS).map((action) => ({ action, subject: null }));

function pollIntervalMs(publication: PanelPublication | undefined): number {
  return publication?.phase === 'live' ? SLOW_POLL_MS : FAST_POLL_MS;
}

/** Lists the entries whose published version is held back until it is corrected. */
function HeldEntries({ entries }: { entries: readonly HeldEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Flex
      tag="ul"
      direction="column"
      alignItems="stretch"
      gap={3}
      aria-label="Entradas que hay que corregir"
    >
      {entries.map((entry) => (
        <Flex
          tag="li"
          key={`${entry.uid}:${entry.documentId}`}
          gap={3}
          justifyContent="space-between"
          wrap="wrap"
        >
          <Typography>{formatHeldEntry(entry)}</Typography>
          <Link tag={RouterLink} to={entry.path} aria-label={`Corregir la entrada «${entry.name}»`}>
            Corregir
          </Link>
        </Flex>
      ))}
    </Flex>
  );
}

/** Section of the CMS panel's home page: the status of the site, publishing and rollback. */
export function SiteWidget() {
  const polled = useFetched<PanelPublication>('/publication-panel', pollIntervalMs);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [isWorking, setIsWorking] = useState(false);

  async function runAction(path: string, done: string, body?: object) {
    setIsWorking(true);
    try {
      await post(`/publication-panel/${path}`, body);
      toggleNotification({ type: 'success', message: done });
      polled.refetch();
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'El publicador no respondió. Vuelve a intentarlo en unos segundos.',
      });
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <PolledSection title="Tu sitio" icon={Globe} polled={polled}>
      {(data) => (
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Flex gap={4} justifyContent="space-between" wrap="wrap">
            <Status variant={variantOf(data)} size="S" role="status">
              <Typography fontWeight="bold">{formatPublicationStatus(data)}</Typography>
            </Status>
            {data.phase === 'failed' && data.entry ? (
              <Link
                tag={RouterLink}
                to={data.entry.path}
                aria-label={`Abrir la entrada «${data.entry.name}»`}
              >
                Abrir la entrada
              </Link>
            ) : null}
            {allowedActions.canPublish ? (
              <PublishButtons
                isWorking={isWorking}
                isDisabled={data.phase === 'building' || data.phase === 'unreachable'}
                onPublish={(options) =>
                  void runAction('publish', 'Empezó la publicación.', options)
                }
              />
            ) : null}
          </Flex>
          <HeldEntries entries={data.held} />
          <Box>
            <ReleaseList
              releases={data.releases}
              isWorking={isWorking}
              onRollback={
                allowedActions.canRollback
                  ? (release) =>
                      void runAction('rollback', 'El sitio regresó a esa publicación.', { release })
                  : undefined
              }
            />
          </Box>
        </Flex>
      )}
    </PolledSection>
  );
}

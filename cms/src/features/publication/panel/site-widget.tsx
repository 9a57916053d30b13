import { Box, Button, Flex, Link, Status, Typography } from '@strapi/design-system';
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
import { ConfirmPublication } from './confirm-publication';
import { formatHeldEntry, formatPublicationStatus } from './format-publication-status';
import { ReleaseList } from './release-list';
import { TechnicalDetail } from './technical-detail';

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
          <Flex direction="column" alignItems="stretch" gap={1} style={{ flex: '1 1 24rem' }}>
            <Typography>{formatHeldEntry(entry)}</Typography>
            <TechnicalDetail detail={entry.detail} />
          </Flex>
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
          {data.phase === 'failed' ? <TechnicalDetail detail={data.detail} /> : null}
          <HeldEntries entries={data.held} />
          <Box>
            <ReleaseList
              releases={data.releases}
              failures={data.failures}
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

type PublishButtonsProps = {
  isWorking: boolean;
  isDisabled: boolean;
  onPublish: (options: { fromScratch: boolean }) => void;
};

/** Buttons to publish the site now: with the build cache, or from scratch. */
function PublishButtons({ isWorking, isDisabled, onPublish }: PublishButtonsProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        variant="secondary"
        loading={isWorking}
        disabled={isDisabled}
        onClick={() => onPublish({ fromScratch: false })}
      >
        Publicar ahora
      </Button>
      <Button
        variant="tertiary"
        aria-label="Publicar desde cero"
        disabled={isDisabled || isWorking}
        onClick={() => setIsConfirming(true)}
      >
        Desde cero
      </Button>
      <ConfirmPublication
        title="¿Publicar el sitio desde cero?"
        confirmLabel="Publicar desde cero"
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => onPublish({ fromScratch: true })}
      >
        Se generan otra vez todas las páginas y todas las imágenes. Tarda un minuto o más, según
        cuántas haya; mientras tanto, el sitio sigue como está. Úsalo si algo que publicaste no
        aparece en el sitio.
      </ConfirmPublication>
    </Flex>
  );
}

import { Alert, Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import { formatLongDateTime } from '../../../../contracts/format-date';
import type { LeftOut, Version } from '../../../../contracts/history';
import { formatLeftOut } from '../../../content-model/panel/format-change';

import { type Entry, useGetEntryHistoryQuery, useRestoreVersionMutation } from './history-api';
import { VersionItem } from './version-item';

type HistoryModalProps = { entry: Entry; onClose: () => void };

/** Lists the fields of an old version that were not restored. */
function LeftOutAlert({ leftOut, onClose }: { leftOut: LeftOut[]; onClose: () => void }) {
  const sentences = [...new Set(leftOut.map(formatLeftOut))];
  return (
    <Alert
      variant="warning"
      title="La versión está en el borrador, salvo:"
      closeLabel="Cerrar el aviso"
      onClose={onClose}
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}

function Versions({ entry, onChoose }: { entry: Entry; onChoose: (version: Version) => void }) {
  const { data, isLoading } = useGetEntryHistoryQuery(entry, { refetchOnMountOrArgChange: true });
  if (isLoading) {
    return (
      <Flex justifyContent="center" padding={6}>
        <Loader>Cargando el historial…</Loader>
      </Flex>
    );
  }
  if (!data) {
    return <Typography>No pudimos leer el historial. Cierra y vuelve a intentarlo.</Typography>;
  }
  if (data.versions.length === 0) {
    return (
      <Typography textColor="neutral600">
        Todavía no hay versiones. Desde la próxima publicación, aquí verás qué cambió, quién lo hizo
        y podrás recuperar lo anterior.
      </Typography>
    );
  }
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={0} aria-label="Versiones">
      {data.versions.map((version, index) => (
        <VersionItem
          key={version.id}
          version={version}
          isOldest={index === data.versions.length - 1}
          onRestore={data.canRestore && index > 0 ? () => onChoose(version) : undefined}
        />
      ))}
    </Flex>
  );
}

/** Dialog with the versions of an entry, newest first. */
export function HistoryModal({ entry, onClose }: HistoryModalProps) {
  const [restore, { isLoading }] = useRestoreVersionMutation();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const [chosen, setChosen] = useState<Version>();
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);

  async function restoreVersion({ id, at }: Version) {
    const result = await restore({ ...entry, version: id });
    setChosen(undefined);
    if ('error' in result) {
      toggleNotification({ type: 'danger', message: formatError(result.error) });
      return;
    }
    const message = `El borrador quedó como el ${formatLongDateTime(at)}. Revísalo y publica.`;
    toggleNotification({ type: 'success', message });
    setLeftOut(result.data);
    if (result.data.length === 0) onClose();
  }

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>{chosen ? '¿Recuperar esta versión?' : 'Historial'}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {leftOut.length > 0 && (
            <Box paddingBottom={4}>
              <LeftOutAlert leftOut={leftOut} onClose={() => setLeftOut([])} />
            </Box>
          )}
          {chosen ? (
            <Typography>
              El borrador quedará como el {formatLongDateTime(chosen.at)}; se pierde lo que no hayas
              publicado. El sitio no cambia hasta que lo revises y publiques.
            </Typography>
          ) : (
            <Versions entry={entry} onChoose={setChosen} />
          )}
        </Modal.Body>
        <Modal.Footer>
          {chosen ? (
            <>
              <Button variant="tertiary" disabled={isLoading} onClick={() => setChosen(undefined)}>
                Volver al historial
              </Button>
              <Button loading={isLoading} onClick={() => void restoreVersion(chosen)}>
                Recuperar
              </Button>
            </>
          ) : (
            <Modal.Close>
              <Button variant="tertiary">Cerrar</Button>
            </Modal.Close>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

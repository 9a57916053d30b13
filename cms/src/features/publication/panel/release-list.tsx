import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';

import { formatDateTime } from '../../../../contracts/format-date';
import type { FailedPublication, KeptRelease } from '../../../../contracts/publication';
import { formatFromWhen, formatWhen } from '../../../platform/panel/format-short-date-time';
import { ConfirmPublication } from './confirm-publication';
import { listAttempts } from './list-attempts';

type ReleaseListProps = {
  releases: readonly KeptRelease[];
  failures: readonly FailedPublication[];
  isWorking: boolean;
  /** Undefined without the permission to roll back. */
  onRollback: ((id: string) => void) | undefined;
};

function Failure({ failure: { count, reason } }: { failure: FailedPublication }) {
  const attempts = count > 1 ? ` (${count} intentos)` : '';
  return <Typography textColor="danger600">{`No se publicó${attempts}: ${reason}`}</Typography>;
}

type ReleaseActionProps = {
  release: KeptRelease;
  isWorking: boolean;
  onChoose: ((release: KeptRelease) => void) | undefined;
};

function ReleaseAction({ release, isWorking, onChoose }: ReleaseActionProps) {
  if (release.isLive) return <Badge>En línea</Badge>;
  if (!onChoose) return null;
  return (
    <Button
      variant="ghost"
      size="S"
      disabled={isWorking}
      aria-label={`Regresar a esta publicación, ${formatFromWhen(release.builtAt)}`}
      onClick={() => onChoose(release)}
    >
      Regresar a esta
    </Button>
  );
}

/** Lists the last releases and failed attempts; each release with a button to roll back to it. */
export function ReleaseList({ releases, failures, isWorking, onRollback }: ReleaseListProps) {
  const [chosen, setChosen] = useState<KeptRelease>();
  const headingId = useId();
  const items = listAttempts(releases, failures);
  if (items.length === 0) {
    return <Typography textColor="neutral600">Todavía no hay publicaciones.</Typography>;
  }
  return (
    <>
      <Typography id={headingId} variant="sigma" textColor="neutral600" tag="h3">
        Últimas publicaciones
      </Typography>
      <Flex
        tag="ol"
        direction="column"
        alignItems="stretch"
        gap={2}
        paddingTop={2}
        aria-labelledby={headingId}
      >
        {items.map((item) => (
          <Flex
            key={item.at}
            tag="li"
            gap={3}
            justifyContent="space-between"
            minHeight="3.2rem"
            wrap="wrap"
          >
            <Typography>{formatDateTime(item.at)}</Typography>
            {'failure' in item ? (
              <Failure failure={item.failure} />
            ) : (
              <ReleaseAction
                release={item.release}
                isWorking={isWorking}
                onChoose={onRollback && setChosen}
              />
            )}
          </Flex>
        ))}
      </Flex>
      <ConfirmPublication
        title="¿Regresar a una publicación anterior?"
        confirmLabel="Regresar"
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        onConfirm={() => {
          if (chosen) onRollback?.(chosen.id);
        }}
      >
        El sitio se verá como {chosen ? formatWhen(chosen.builtAt) : ''} y se quedará así hasta que
        alguien publique otra vez. Lo que hay en el CMS no cambia.
      </ConfirmPublication>
    </>
  );
}

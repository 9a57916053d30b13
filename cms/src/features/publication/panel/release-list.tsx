import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';

import type { KeptRelease } from '../../../../contracts/publication';
import {
  formatFromWhen,
  formatShortDateTime,
  formatWhen,
} from '../../../platform/panel/format-short-date-time';
import { ConfirmPublication } from './confirm-publication';

type ReleaseListProps = {
  releases: readonly KeptRelease[];
  isWorking: boolean;
  /** Undefined without the permission to roll back. */
  onRollback: ((id: string) => void) | undefined;
};

/** Lists the last releases, each with a button to roll back to it. */
export function ReleaseList({ releases, isWorking, onRollback }: ReleaseListProps) {
  const [chosen, setChosen] = useState<KeptRelease>();
  const headingId = useId();
  if (releases.length === 0) {
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
        {releases.map((release) => (
          <Flex key={release.id} tag="li" gap={3} justifyContent="space-between" minHeight="3.2rem">
            <Typography>{formatShortDateTime(release.builtAt)}</Typography>
            {release.isLive ? <Badge>En línea</Badge> : null}
            {!release.isLive && onRollback ? (
              <Button
                variant="ghost"
                size="S"
                disabled={isWorking}
                aria-label={`Regresar a esta publicación, ${formatFromWhen(release.builtAt)}`}
                onClick={() => setChosen(release)}
              >
                Regresar a esta
              </Button>
            ) : null}
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

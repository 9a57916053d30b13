import { Badge, Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { KeptRelease } from '../../../contracts/publication';
import { tellMoment } from './publication-words';

type ReleaseListProps = {
  releases: readonly KeptRelease[];
  isWorking: boolean;
  /** Not given to who may not go back. */
  onReturn: ((id: string) => void) | undefined;
};

/** The last publications, and the way back to each. */
export function ReleaseList({ releases, isWorking, onReturn }: ReleaseListProps) {
  const [chosen, setChosen] = useState<KeptRelease>();
  if (releases.length === 0) {
    return <Typography textColor="neutral600">Todavía no hay publicaciones.</Typography>;
  }
  return (
    <>
      <Flex
        tag="ol"
        direction="column"
        alignItems="stretch"
        gap={2}
        aria-label="Últimas publicaciones"
      >
        {releases.map((release) => (
          <Flex key={release.id} tag="li" gap={3} justifyContent="space-between" minHeight="3.2rem">
            <Typography>{tellMoment(release.builtAt)}</Typography>
            {release.isLive ? <Badge>En línea</Badge> : null}
            {!release.isLive && onReturn ? (
              <Button
                variant="ghost"
                size="S"
                disabled={isWorking}
                aria-label={`Regresar a la publicación de ${tellMoment(release.builtAt)}`}
                onClick={() => setChosen(release)}
              >
                Regresar a esta
              </Button>
            ) : null}
          </Flex>
        ))}
      </Flex>
      <Dialog.Root
        open={chosen !== undefined}
        onOpenChange={(isOpen: boolean) => (isOpen ? undefined : setChosen(undefined))}
      >
        <Dialog.Content>
          <Dialog.Header>¿Regresar a una publicación anterior?</Dialog.Header>
          <Dialog.Body>
            El sitio se verá como el {chosen ? tellMoment(chosen.builtAt) : ''} y se quedará así
            hasta que alguien publique otra vez. Lo que hay en el CMS no cambia.
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Cancel>
              <Button variant="tertiary" fullWidth>
                Cancelar
              </Button>
            </Dialog.Cancel>
            <Dialog.Action>
              <Button
                fullWidth
                onClick={() => {
                  if (chosen) onReturn?.(chosen.id);
                }}
              >
                Regresar
              </Button>
            </Dialog.Action>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

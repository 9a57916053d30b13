import { Button, Dialog } from '@strapi/design-system';

import type { Version } from '../../../contracts/history';
import { tellFullMoment } from '../../lib/moment-words';

type RestoreDialogProps = {
  version: Version | undefined;
  onClose: () => void;
  onRestore: (version: Version) => void;
};

/** Asks before a draft is replaced by an old version. */
export function RestoreDialog({ version, onClose, onRestore }: RestoreDialogProps) {
  return (
    <Dialog.Root
      open={version !== undefined}
      onOpenChange={(isOpen: boolean) => (isOpen ? undefined : onClose())}
    >
      <Dialog.Content>
        <Dialog.Header>¿Recuperar esta versión?</Dialog.Header>
        <Dialog.Body>
          El borrador quedará como el {version ? tellFullMoment(version.at) : ''}; se pierde lo que
          no hayas publicado. El sitio no cambia hasta que lo revises y publiques.
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
                if (version) onRestore(version);
              }}
            >
              Recuperar
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

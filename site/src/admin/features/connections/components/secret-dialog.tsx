import { css } from '@emotion/react';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, radius, space } from '#src/theme/tokens.ts';

type SecretDialogProps = {
  secret: string | null;
  onClose: () => void;
  title: string;
  description: string;
};

/** Shows a secret, which the CMS returns only once. */
export function SecretDialog({ secret, onClose, title, description }: SecretDialogProps) {
  const copy = () =>
    navigator.clipboard.writeText(secret ?? '').then(
      () => notify('success', 'Clave copiada', 'Pégala en el otro sistema.'),
      () => notify('error', 'Error al copiar', 'Selecciona la clave y cópiala.', Infinity),
    );
  return (
    <Dialog
      isOpen={secret !== null}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            Copiar clave
          </Button>
          <Button onClick={onClose}>Ya la guardé</Button>
        </>
      }
    >
      <p css={secretCss}>{secret}</p>
    </Dialog>
  );
}

const secretCss = css({
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.bgSubtle,
  color: color.fg,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

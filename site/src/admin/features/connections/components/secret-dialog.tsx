import { css } from '@emotion/react';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, radius, space } from '#src/theme/tokens.ts';

type SecretDialogProps = { secret: string | null; onClose: () => void };

/** Shows the secret of a connection, which the CMS returns only once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const copy = () =>
    navigator.clipboard.writeText(secret ?? '').then(
      () => notify('success', 'Clave copiada', 'Pégala en el otro sistema.'),
      () => notify('error', 'Error al copiar', 'Selecciona la clave y cópiala.', Infinity),
    );
  return (
    <Dialog
      isOpen={secret !== null}
      onClose={onClose}
      title="Clave de la conexión"
      description="Con ella el otro sistema comprueba que un aviso viene de aquí. Guárdala ahora: no la volveremos a mostrar."
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

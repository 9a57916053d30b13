import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { saveFile } from '#src/admin/lib/save-file.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { color, radius, space } from '#src/theme/tokens.ts';

const FILE_NAME = 'tequiora-codigos-de-recuperacion.txt';

/** Shows the recovery codes, which the CMS returns only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('success', 'Códigos copiados', 'Pégalos en un lugar seguro.'),
      () => notify('error', 'Error al copiar', 'Descarga los códigos o anótalos.', Infinity),
    );
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), FILE_NAME);

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Códigos de recuperación" css={groupCss}>
      <Banner tone="success">
        La verificación en dos pasos está activa. Guarda estos códigos de recuperación: no los
        volveremos a mostrar. Si pierdes tu teléfono, cada uno te deja entrar una vez.
      </Banner>
      <ul css={listCss}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster gap={3}>
        <Button variant="secondary" onClick={() => void copy()}>
          Copiar códigos
        </Button>
        <Button variant="secondary" icon="download" onClick={download}>
          Descargar códigos
        </Button>
        <Button onClick={onDone}>Ya los guardé</Button>
      </Cluster>
    </div>
  );
}

const groupCss = css({ display: 'grid', gap: space[5] });

const listCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: `${space[2]} ${space[5]}`,
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.bgSubtle,
  color: color.fg,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9375rem',
  listStyle: 'none',
});

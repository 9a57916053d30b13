import { css } from '@emotion/react';
import { color } from '#src/theme/tokens/color.ts';
import { palette } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { demoAccount } from '../lib/demo-account.ts';

/** Shows the demo account; only in demo builds. */
export function DemoBox() {
  const account = demoAccount();
  if (!account) return null;
  return (
    <div css={boxCss}>
      <p css={titleCss}>Credenciales de demostración</p>
      <dl css={listCss}>
        <dt>Correo</dt>
        <dd>{account.email}</dd>
        <dt>Contraseña</dt>
        <dd>{account.password}</dd>
      </dl>
    </div>
  );
}

const boxCss = css({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  border: `1px dashed ${palette.sky[600]}`,
  borderRadius: radius.md,
  background: palette.sky[50],
  color: palette.sky[800],
  fontSize: '0.875rem',
  lineHeight: 1.45,
});

const titleCss = css({ fontWeight: 600 });

const listCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  color: color.fg,
  '& dd': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
});

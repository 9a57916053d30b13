import { css } from '@emotion/react';
import { Device } from '#src/components/media/device.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { gradients } from '#src/theme/gradients.ts';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { typeset } from '#src/theme/tokens/typography.ts';
import dashboardPicture from './dashboard.webp';

/** Decorative half of the sign-in page, on wide screens only. */
export function LoginStage() {
  return (
    <aside aria-label="Presentación" data-scope="dark" css={stageCss}>
      <GrecaField fade="right" />
      <div css={contentCss}>
        <div aria-hidden="true">
          <Device type="tablet">
            <img src={dashboardPicture} alt="" width={1280} height={800} loading="lazy" />
          </Device>
        </div>
        <p css={quoteCss}>Cada consulta a la vista, cada respuesta a tiempo.</p>
      </div>
    </aside>
  );
}

const stageCss = css({
  display: 'none',
  position: 'relative',
  background: gradients.anil,
  overflow: 'hidden',
  [mq.lg]: { display: 'grid', alignItems: 'center', padding: space[10] },
});

const contentCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[9],
  width: '100%',
  maxWidth: '640px',
  marginInline: 'auto',
});

const quoteCss = css({ ...typeset.quote, maxWidth: '18em', color: color.fg });

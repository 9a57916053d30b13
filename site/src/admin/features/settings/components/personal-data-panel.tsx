import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';

export function PersonalDataPanel() {
  return (
    <Panel title="Datos personales">
      <div css={bodyCss}>
        <p css={textCss}>
          Cuánto tiempo se guardan las consultas, la copia o la eliminación de los datos de una
          persona, y el registro de quién lo hizo.
        </p>
        <LinkButton to={paths.personalData.to()} icon="arrow-right">
          Ver datos personales
        </LinkButton>
      </div>
    </Panel>
  );
}

const bodyCss = css({ display: 'grid', gap: space[5], justifyItems: 'start' });

const textCss = css({ ...adminText.sm, color: color.fgBody });

import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { space } from '#src/theme/tokens/space.ts';

export function QuickActions() {
  return (
    <Panel title="Acciones rápidas">
      <div css={listCss}>
        <LinkButton to={paths.newProduct.to()} icon="plus">
          Agregar producto
        </LinkButton>
        <LinkButton to={paths.newService.to()} icon="briefcase">
          Crear servicio
        </LinkButton>
        <LinkButton to={paths.reports.to()} icon="chart">
          Ver reportes
        </LinkButton>
      </div>
    </Panel>
  );
}

const listCss = css({ display: 'grid', gap: space[4] });

import { css } from '@emotion/react';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';

export function CmsPanel() {
  return (
    <Panel title="Contenido del sitio">
      <div css={bodyCss}>
        <p css={textCss}>
          Los textos de las páginas, los datos de la empresa, el portafolio y los testimonios se
          editan en el CMS, con su propia cuenta.
        </p>
        <CmsLink />
      </div>
    </Panel>
  );
}

function CmsLink() {
  const { data, error, isFetching, refetch } = useOverview();
  if (data) {
    return (
      <ButtonLink
        href={data.cms.url}
        variant="secondary"
        size="md"
        icon="arrow-up-right"
        isExternal
      >
        Abrir el CMS
      </ButtonLink>
    );
  }
  if (!error) return <Skeleton width="10rem" height="44px" />;
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          Reintentar
        </Button>
      }
    >
      Error al buscar la dirección del CMS. {failureText(error)}
    </Banner>
  );
}

const bodyCss = css({ display: 'grid', gap: space[5], justifyItems: 'start' });

const textCss = css({ ...adminText.sm, color: color.fgBody });

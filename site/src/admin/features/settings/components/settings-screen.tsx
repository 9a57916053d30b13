import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import { twoFactorQuery } from '../api/two-factor.ts';
import { NamePanel } from './name-panel.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorEnabled } from './two-factor-enabled.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Settings of the account; managers also get notifications, the CMS and personal data. */
export function SettingsScreen() {
  const isManager = useIsManager();
  return (
    <>
      <PageHeader
        title="Ajustes"
        description={isManager ? 'Tu cuenta y los avisos del panel' : 'Tu cuenta'}
      />
      <div css={columnsCss}>
        <Stack gap={6}>
          <NamePanel />
          <TwoFactorPanel />
          {isManager ? <NotificationPanel /> : null}
        </Stack>
        <Stack gap={6}>
          <PasswordPanel />
          {isManager ? (
            <>
              <CmsPanel />
              <PersonalDataPanel />
            </>
          ) : null}
        </Stack>
      </div>
      <SessionsPanel />
    </>
  );
}

function PersonalDataPanel() {
  return (
    <Panel title="Datos personales">
      <Stack align="start">
        <p css={bodyTextCss}>
          Cuánto tiempo se guardan las consultas, la copia o la eliminación de los datos de una
          persona, y el registro de quién lo hizo.
        </p>
        <LinkButton to={paths.personalData.to()} icon="arrow-right">
          Ver datos personales
        </LinkButton>
      </Stack>
    </Panel>
  );
}

function CmsPanel() {
  return (
    <Panel title="Contenido del sitio">
      <Stack align="start">
        <p css={bodyTextCss}>
          Los textos de las páginas, los datos de la empresa, el portafolio y los testimonios se
          editan en el CMS, con su propia cuenta.
        </p>
        <CmsLink />
      </Stack>
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
    <RetryBanner isRetrying={isFetching} onRetry={() => void refetch()}>
      Error al buscar la dirección del CMS. {failureText(error)}
    </RetryBanner>
  );
}

/** Two-factor sign-in of the user's account. */
function TwoFactorPanel() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const query = useQuery(twoFactorQuery);
  const badge = query.data?.isEnabled ? <Badge tone="green">Activa</Badge> : null;
  return (
    <Panel title="Verificación en dos pasos" action={badge}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <QueryContent
          query={query}
          failure="Error al cargar la verificación en dos pasos"
          loading={<Skeleton height="96px" />}
        >
          {(state) =>
            state.isEnabled ? (
              <TwoFactorEnabled state={state} onCodes={setCodes} />
            ) : (
              <TwoFactorSetup onEnabled={setCodes} />
            )
          }
        </QueryContent>
      )}
    </Panel>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

import { css } from '@emotion/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { failureText, notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Facts } from '#src/admin/ui/facts.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { color, space } from '#src/theme/tokens.ts';
import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import type { IntegrityRepairResponse } from '@tequiora/cms/contracts/integrity.ts';
import { describeHealth, summariseHealth } from '../lib/describe-health.ts';
import { healthQuery } from '../lib/health-query.ts';
import type { HealthRow, HealthState } from '../lib/health-row.ts';

const POLL_INTERVAL_MS = 30_000;

/** Shows the health of the system, with advice where attention is needed. */
export function HealthScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    ...healthQuery,
    refetchInterval: POLL_INTERVAL_MS,
  });
  const check = () => void refetch();
  return (
    <>
      <PageHeader
        title="Salud"
        description="Si todo trabaja como debe, y qué hacer si no"
        actions={
          data ? (
            <Button variant="secondary" icon="refresh" onClick={check}>
              Revisar ahora
            </Button>
          ) : null
        }
      />
      {data && error ? (
        <Banner tone="warning">
          {`Error al revisar la salud; esto es lo último que se supo. ${failureText(error)}`}
        </Banner>
      ) : null}
      {data ? <HealthView report={data} /> : null}
      {!data && error ? (
        <ErrorState
          title="Error al revisar la salud"
          hint={explain(error)}
          isRetrying={isFetching}
          onRetry={check}
        />
      ) : null}
      {!data && !error ? <HealthSkeleton /> : null}
    </>
  );
}

/**
 * Without its database the CMS cannot authenticate the user, so the report cannot include that
 * fault.
 */
function explain(error: unknown): string {
  const isAway = error instanceof ApiError && error.status === 503;
  const hint = 'Si no vuelve en unos minutos, revisa que la base de datos esté encendida.';
  return isAway ? `${failureText(error)} ${hint}` : failureText(error);
}

function HealthView({ report }: { report: HealthReport }) {
  const rows = describeHealth(report);
  return (
    <Stack gap={6}>
      <div css={summaryCss}>
        <p role="status">
          <strong>{summariseHealth(rows)}</strong>
        </p>
        <p css={checkedCss}>
          Revisado <RelativeTime iso={report.checkedAt} />; se actualiza solo.
        </p>
      </div>
      <Grid columns={{ md: 2, xl: 3 }} gap={6}>
        {rows.map((row) => (
          <HealthPanel key={row.name} {...row} />
        ))}
      </Grid>
    </Stack>
  );
}

/** Shows one check: state, advice, and technical details for administrators. */
function HealthPanel({ name, state, summary, advice, technical, canRepair, ...row }: HealthRow) {
  const facts = Object.entries(row.facts).map(([label, value]) => ({ label, value }));
  return (
    <Panel title={name} action={<StateBadge state={state} />}>
      <Stack>
        <p css={panelSummaryCss}>{summary}</p>
        {advice ? (
          <p css={adviceCss}>
            <strong>Qué hacer:</strong>
            <span>{` ${advice}`}</span>
          </p>
        ) : null}
        {canRepair ? <RepairButton /> : null}
        {row.link ? (
          <p css={panelSummaryCss}>
            <ScreenLink to={row.link.to}>{row.link.label}</ScreenLink>
          </p>
        ) : null}
        {technical || facts.length > 0 ? (
          <details>
            <summary css={detailsCss}>Detalles técnicos</summary>
            <div css={technicalCss}>
              {technical ? <p css={adviceCss}>{technical}</p> : null}
              <Facts facts={facts} />
            </div>
          </details>
        ) : null}
      </Stack>
    </Panel>
  );
}

/** Shows a state as text and icon, not by colour alone. */
function StateBadge({ state }: { state: HealthState }) {
  const { label, tone, icon } = appearances[state];
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={16} />
      <span>{label}</span>
    </Badge>
  );
}

const appearances: Record<HealthState, { label: string; tone: BadgeTone; icon: IconName }> = {
  good: { label: 'Bien', tone: 'green', icon: 'circle-check' },
  attention: { label: 'Atención', tone: 'amber', icon: 'warning' },
  bad: { label: 'Mal', tone: 'red', icon: 'circle-alert' },
};

const PANELS = 12;

function HealthSkeleton() {
  return (
    <SkeletonGroup label="Revisando la salud del sistema…">
      <Grid columns={{ md: 2, xl: 3 }} gap={6}>
        {Array.from({ length: PANELS }, (_, index) => (
          <Skeleton key={index} height="280px" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

const summaryCss = css({ ...adminText.sm, display: 'grid', gap: space[2], color: color.fg });

const checkedCss = css({ color: color.fgMuted });

const detailsCss = css({
  ...adminText.sm,
  minHeight: '24px',
  color: color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});

const technicalCss = css({ display: 'grid', gap: space[4], paddingTop: space[4] });

const panelSummaryCss = css({ ...adminText.sm, color: color.fg, overflowWrap: 'anywhere' });

const adviceCss = css({ ...adminText.sm, color: color.fgMuted, overflowWrap: 'anywhere' });

/** Repairs damaged entries and checks again. */
function RepairButton() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<IntegrityRepairResponse>('/health-report/repairs'),
    onSuccess: ({ data: { repaired } }) => {
      notify('success', 'Contenido reparado', repaired.map(({ name }) => name).join(', '));
      return queryClient.invalidateQueries(healthQuery);
    },
    onError: (error) => notifyFailure('Error al reparar el contenido', error),
  });
  return (
    <Button icon="refresh" isLoading={isPending} onClick={() => mutate()}>
      Reparar contenido
    </Button>
  );
}

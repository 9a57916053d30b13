import { css } from '@emotion/react';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { mutedCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { flex, radius, space } from '#src/theme/tokens.ts';
import {
  SPEED_METRIC_NAMES,
  SPEED_MONTHS,
  type SpeedReport,
} from '@tequiora/cms/contracts/speed.ts';
import { useSpeedReport } from '../api/use-speed-report.ts';
import { describeDecline } from '../lib/format-speed.ts';
import { DEVICE_CHOICES, PERIOD_CHOICES, readChoice, speedParams } from '../lib/speed-params.ts';
import { Choices } from './choices.tsx';
import { ElementTable, PageTable } from './page-tables.tsx';
import { SpeedFigures } from './speed-figures.tsx';
import { Trend } from './trend.tsx';

/** Speed of the public pages as visitors' browsers measure it. */
export function SpeedScreen() {
  const [state, setState] = useUrlState(speedParams);
  return (
    <>
      <PageHeader
        title="Velocidad"
        description="Lo que miden los navegadores de quienes visitan el sitio"
      />
      <Panel>
        <div css={choicesCss}>
          <Choices
            label="Periodo"
            choices={PERIOD_CHOICES}
            value={state.period}
            onChange={(period) => setState({ period })}
          />
          <Choices
            label="Aparatos"
            choices={DEVICE_CHOICES}
            value={state.device}
            onChange={(device) => setState({ device })}
          />
        </div>
      </Panel>
      <QueryContent
        query={useSpeedReport(readChoice(state))}
        failure="Error al cargar la velocidad"
        loading={<SpeedSkeleton />}
      >
        {(report) => (report.visits === 0 ? <NoVisits /> : <SpeedView report={report} />)}
      </QueryContent>
    </>
  );
}

function SpeedView({ report }: { report: SpeedReport }) {
  return (
    <>
      {report.declines.map((decline) => (
        <Banner key={Object.values(decline).join(' ')} tone="warning">
          {describeDecline(decline)}
        </Banner>
      ))}
      <SpeedFigures report={report} />
      <PageTable pages={report.pages} />
      <Trend report={report} />
      <ElementTable elements={report.elements} />
      <p css={mutedCss}>
        {`Cada cifra es el valor que tres de cada cuatro visitas no superan. Se guarda sin cookies, sin direcciones y sin datos de personas durante ${SPEED_MONTHS} meses. No se mide a quien pidió en su navegador que no lo midan, ni a quien ahorra datos.`}
      </p>
    </>
  );
}

function NoVisits() {
  return (
    <EmptyState
      title="Todavía no hay visitas medidas"
      hint="Las cifras aparecen cuando alguien visita una página del sitio publicado y sale de ella. Elige un periodo más largo si esperabas verlas."
      icon="timer"
    />
  );
}

function SpeedSkeleton() {
  return (
    <SkeletonGroup label="Cargando la velocidad…" css={groupCss}>
      <Grid columns={{ sm: 2, xl: 4 }} gap={5}>
        {SPEED_METRIC_NAMES.map((metric) => (
          <Skeleton key={metric} height="196px" />
        ))}
      </Grid>
      <Skeleton height="540px" />
      <Skeleton height="540px" />
    </SkeletonGroup>
  );
}

const choicesCss = css({ ...flex.wrapSpread, gap: space[5] });

const groupCss = css({ display: 'grid', gap: space[7], '& span': { borderRadius: radius.lg } });

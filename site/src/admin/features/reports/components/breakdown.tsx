import { css } from '@emotion/react';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import {
  REPORT_DIMENSION_LABELS,
  REPORT_DIMENSIONS,
  REPORT_MAX_ROWS,
  type Report,
} from '@tequiora/cms/contracts/report.ts';
import { breakdownSummary } from '../lib/breakdown-summary.ts';
import { dimensionParams } from '../lib/report-dimensions.ts';
import { BreakdownChart } from './breakdown-chart.tsx';
import { BreakdownTable } from './breakdown-table.tsx';

/** Breaks the enquiries and their sales down by the dimension in the URL. */
export function Breakdown({ report }: { report: Report }) {
  const [{ dimension }, setState] = useUrlState(dimensionParams);
  const rows = report.breakdowns[dimension];
  const summary = breakdownSummary(rows, report);
  const isCut = rows.length === REPORT_MAX_ROWS;
  return (
    <Panel title="De dónde vienen las consultas y las ventas" isFlush>
      <div role="group" aria-label="Agrupar por" css={choicesCss}>
        {REPORT_DIMENSIONS.map((choice) => (
          <Button
            key={choice}
            size="sm"
            variant={choice === dimension ? 'primary' : 'secondary'}
            aria-pressed={choice === dimension}
            onClick={() => setState({ dimension: choice })}
          >
            {REPORT_DIMENSION_LABELS[choice]}
          </Button>
        ))}
      </div>
      <figure css={figureCss}>
        <figcaption css={captionCss}>{summary}</figcaption>
        <BreakdownChart rows={rows} summary={summary} />
        <div css={tableCss}>
          <BreakdownTable report={report} dimension={dimension} />
        </div>
      </figure>
      <p css={noteCss}>
        {`Las ventas son de las consultas que llegaron en estas fechas, aunque la venta haya sido después.${
          isCut
            ? ` Se muestran las ${REPORT_MAX_ROWS} filas con más consultas; el CSV las tiene todas.`
            : ''
        }`}
      </p>
    </Panel>
  );
}

const choicesCss = css({ ...flex.wrap, gap: space[3], padding: space[5] });

const figureCss = css({
  display: 'grid',
  gap: space[5],
  margin: 0,
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', rowGap: space[4] },
  '& > [role="img"]': { paddingInline: space[5], [mq.xl]: { paddingRight: 0 } },
});

const captionCss = css({
  ...adminText.sm,
  paddingInline: space[5],
  color: color.fgBody,
  [mq.xl]: { gridColumn: '1 / -1' },
});

const tableCss = css({
  minWidth: 0,
  borderTop: `1px solid ${color.border}`,
  [mq.xl]: { borderLeft: `1px solid ${color.border}` },
});

const noteCss = css({
  ...adminText.sm,
  padding: space[5],
  borderTop: `1px solid ${color.border}`,
  color: color.fgMuted,
});

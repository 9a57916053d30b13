import { css } from '@emotion/react';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import {
  REPORT_DIMENSION_LABELS,
  REPORT_DIMENSIONS,
  REPORT_MAX_ROWS,
  type Report,
} from '@tequiora/cms/contracts/report.ts';
import { dimensionParams } from '../lib/report-dimensions.ts';
import { BreakdownTable } from './breakdown-table.tsx';

/** Breaks the enquiries and their sales down by the dimension in the URL. */
export function Breakdown({ report }: { report: Report }) {
  const [{ dimension }, setState] = useUrlState(dimensionParams);
  const isCut = report.breakdowns[dimension].length === REPORT_MAX_ROWS;
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
      <BreakdownTable report={report} dimension={dimension} />
      <p css={noteCss}>
        Las ventas son de las consultas que llegaron en estas fechas, aunque la venta haya sido
        después.
        {isCut
          ? ` Se muestran las ${REPORT_MAX_ROWS} filas con más consultas; el CSV las tiene todas.`
          : null}
      </p>
    </Panel>
  );
}

const choicesCss = css({ ...flex.wrap, gap: space[3], padding: space[5] });

const noteCss = css({
  ...adminText.sm,
  padding: space[5],
  borderTop: `1px solid ${color.border}`,
  color: color.fgMuted,
});

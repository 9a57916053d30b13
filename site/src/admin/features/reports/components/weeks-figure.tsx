import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { reportWeeks, weeksSummary } from '../lib/report-weeks.ts';
import { WeeksChart } from './weeks-chart.tsx';
import { WeeksTable } from './weeks-table.tsx';

/** Shows the chart of enquiries per week with its summary and table. */
export function WeeksFigure({ report }: { report: Report }) {
  const weeks = reportWeeks(report);
  const summary = weeksSummary(weeks);
  return (
    <Panel title="Consultas por semana">
      <figure css={figureCss}>
        <figcaption css={captionCss}>{summary}</figcaption>
        <WeeksChart weeks={weeks} summary={summary} />
        <WeeksTable weeks={weeks} />
      </figure>
    </Panel>
  );
}

const figureCss = css({
  display: 'grid',
  gap: space[5],
  margin: 0,
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center' },
});

const captionCss = css({ ...adminText.sm, color: color.fgBody, [mq.xl]: { gridColumn: '1 / -1' } });

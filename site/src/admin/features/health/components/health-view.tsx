import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import { describeHealth, summariseHealth } from '../lib/describe-health.ts';
import { HealthPanel } from './health-panel.tsx';

export function HealthView({ report }: { report: HealthReport }) {
  const rows = describeHealth(report);
  return (
    <div css={viewCss}>
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
    </div>
  );
}

const viewCss = css({ display: 'grid', gap: space[6] });

const summaryCss = css({ ...adminText.sm, display: 'grid', gap: space[2], color: color.fg });

const checkedCss = css({ color: color.fgMuted });

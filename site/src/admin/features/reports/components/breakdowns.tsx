import { css } from '@emotion/react';
import { STATUS_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { enquiriesPath, NO_SOURCE } from '../lib/enquiries-path.ts';
import { Breakdown } from './breakdown.tsx';

/** Breaks the enquiries down by type, status and source; every part links to its list. */
export function Breakdowns({ report }: { report: Report }) {
  const { total, types, statuses, sources } = report;
  return (
    <div css={columnsCss}>
      <div css={columnCss}>
        <Breakdown
          title="Por tipo"
          header="Tipo"
          total={total}
          parts={types.map(({ type, total: count }) => ({
            key: type,
            label: TYPE_LABELS[type],
            total: count,
            to: enquiriesPath(report, { tipo: type }),
          }))}
        />
        <Breakdown
          title="Por estado"
          header="Estado"
          total={total}
          parts={statuses.map(({ status, total: count }) => ({
            key: status,
            label: STATUS_LABELS[status],
            total: count,
            to: enquiriesPath(report, { estado: status }),
          }))}
        />
      </div>
      <Breakdown
        title="Por origen"
        header="Página"
        total={total}
        parts={sources.map(({ source, title, total: count }) => ({
          key: source ?? NO_SOURCE,
          label: title ?? source ?? 'Sin página de origen',
          detail: title ? source : null,
          total: count,
          to: enquiriesPath(report, { origen: source ?? NO_SOURCE }),
        }))}
      />
    </div>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const columnCss = css({ display: 'grid', gap: space[6], minWidth: 0 });

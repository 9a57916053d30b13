import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import type { Retention } from '@tequiora/cms/contracts/personal-data.ts';
import { retentionQuery } from '../api/retention.ts';
import { formatCounts } from '../lib/format-counts.ts';

type RetentionForecastProps = {
  saved: Retention;
  /** Typed value; null when it is not a valid number of months. */
  months: number | null;
};

/** Shows what the next clean-up removes and when, and what the last one removed. */
export function RetentionForecast({ saved, months }: RetentionForecastProps) {
  const isPreview = months !== null && months !== saved.months;
  const preview = useQuery(retentionQuery(isPreview ? months : null));
  const { lastRun } = saved;
  const shown = preview.data ?? saved;
  const dueText = formatCounts(shown.due);
  const lastRunText = lastRun && formatCounts(lastRun.counts);
  return (
    <div css={textsCss} aria-live="polite">
      <p css={strongCss}>
        {isPreview && preview.data ? `Con ${months} meses, la` : 'La'} próxima limpieza es el{' '}
        {formatDateTime(shown.nextRunAt)} y{' '}
        {dueText ? `borra ${dueText}` : 'no tiene nada que borrar'}.
      </p>
      <p>
        {lastRun
          ? `La última, el ${formatDateTime(lastRun.at)}, ${lastRunText ? `borró ${lastRunText}` : 'no borró nada'}.`
          : 'Todavía no ha habido ninguna.'}{' '}
        Con cada consulta se van su historial, sus notas y sus correos. Si el equipo estaba apagado
        a esa hora, se hace en cuanto vuelve.
      </p>
    </div>
  );
}

const textsCss = css({ ...adminText.sm, display: 'grid', gap: space[3], color: color.fgBody });

const strongCss = css({ color: color.fg, fontWeight: 600 });

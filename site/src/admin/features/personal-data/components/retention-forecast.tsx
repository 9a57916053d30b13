import { css } from '@emotion/react';
import type { Retention } from '@tequiora/cms/contracts/personal-data.ts';
import { useQuery } from '@tanstack/react-query';
import { adminText } from '#src/admin/ui/type-scale.ts';
import { formatMoment } from '#src/admin/ui/moments.ts';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { retentionQuery } from '../api/retention.ts';
import { countWords } from '../lib/count-words.ts';

type RetentionForecastProps = {
  saved: Retention;
  /** What is typed; null when it is no number of months. */
  months: number | null;
};

/** What the next clean-up removes and when, and what the last one did. */
export function RetentionForecast({ saved, months }: RetentionForecastProps) {
  const isTried = months !== null && months !== saved.months;
  const tried = useQuery(retentionQuery(isTried ? months : null));
  const { lastRun } = saved;
  const shown = tried.data ?? saved;
  const words = countWords(shown.due);
  const lastWords = lastRun && countWords(lastRun.counts);
  return (
    <div css={textsCss} aria-live="polite">
      <p css={strongCss}>
        {isTried && tried.data ? `Con ${months} meses, la` : 'La'} próxima limpieza es el{' '}
        {formatMoment(shown.nextRunAt)} y {words ? `borra ${words}` : 'no tiene nada que borrar'}.
      </p>
      <p>
        {lastRun
          ? `La última, el ${formatMoment(lastRun.at)}, ${lastWords ? `borró ${lastWords}` : 'no borró nada'}.`
          : 'Todavía no ha habido ninguna.'}{' '}
        Con cada consulta se van su historial, sus notas y sus correos. Si el equipo estaba apagado
        a esa hora, se hace en cuanto vuelve.
      </p>
    </div>
  );
}

const textsCss = css({ ...adminText.sm, display: 'grid', gap: space[3], color: color.fgBody });

const strongCss = css({ color: color.fg, fontWeight: 600 });

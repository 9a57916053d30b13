import { formatBusinessDuration } from '#src/admin/ui/format-date-time.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import { formatShare } from '../lib/format-share.ts';
import { FigureCard } from './figure-card.tsx';

/** Shows the number of enquiries and the reply times against the response target. */
export function Figures({ report }: { report: Report }) {
  const { total, spam, answers } = report;
  const { answered, unanswered, overdue, medianMinutes, withinPromise, promiseMinutes } = answers;
  const due = answered + overdue;
  const responseTarget = formatBusinessDuration(promiseMinutes);
  const answeredAddress = enquiriesPath(report, { respuesta: 'con' });
  return (
    <Grid columns={{ sm: 2, xl: 4 }} gap={5}>
      <FigureCard
        label="Consultas"
        value={total.toLocaleString('es-MX')}
        to={enquiriesPath(report)}
        hint={
          <>
            Aparte,{' '}
            <ScreenLink to={enquiriesPath(report, { estado: 'spam' })}>
              {spam.toLocaleString('es-MX')} de spam
            </ScreenLink>
          </>
        }
      />
      <FigureCard
        label="Tiempo típico de respuesta"
        value={medianMinutes === null ? 'Sin datos' : formatBusinessDuration(medianMinutes)}
        to={answeredAddress}
        hint={`Prometemos ${responseTarget} en horario de atención`}
      />
      <FigureCard
        label="Dentro de lo prometido"
        value={due === 0 ? 'Sin datos' : formatShare(withinPromise / due)}
        to={enquiriesPath(report, { respuesta: `en-${promiseMinutes}` })}
        hint={
          <>
            {withinPromise.toLocaleString('es-MX')} de{' '}
            <ScreenLink to={answeredAddress}>
              {answered.toLocaleString('es-MX')} {answered === 1 ? 'respondida' : 'respondidas'}
            </ScreenLink>{' '}
            y{' '}
            <ScreenLink to={enquiriesPath(report, { vencidas: 'si' })}>
              {overdue.toLocaleString('es-MX')} {overdue === 1 ? 'vencida' : 'vencidas'} sin
              responder
            </ScreenLink>
          </>
        }
      />
      <FigureCard
        label="Sin responder"
        value={unanswered.toLocaleString('es-MX')}
        to={enquiriesPath(report, { respuesta: 'sin' })}
        hint="De las que llegaron en estas fechas"
      />
    </Grid>
  );
}

import type { Report } from '@tequiora/cms/contracts/report.ts';
import { formatBusinessSpan } from '#src/admin/ui/moments.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { enquiriesAddress } from '../lib/enquiries-address.ts';
import { formatShare } from '../lib/format-share.ts';
import { FigureCard } from './figure-card.tsx';

/** How many arrived, and how the answers kept the promise. */
export function Figures({ report }: { report: Report }) {
  const { total, spam, answers } = report;
  const { answered, unanswered, overdue, medianMinutes, withinPromise, promiseMinutes } = answers;
  const due = answered + overdue;
  const promise = formatBusinessSpan(promiseMinutes);
  const answeredAddress = enquiriesAddress(report, { respuesta: 'con' });
  return (
    <Grid columns={{ sm: 2, xl: 4 }} gap={5}>
      <FigureCard
        label="Consultas"
        value={total.toLocaleString('es-MX')}
        to={enquiriesAddress(report)}
        hint={
          <>
            Aparte,{' '}
            <ScreenLink to={enquiriesAddress(report, { estado: 'spam' })}>
              {spam.toLocaleString('es-MX')} de spam
            </ScreenLink>
          </>
        }
      />
      <FigureCard
        label="Tiempo típico de respuesta"
        value={medianMinutes === null ? 'Sin datos' : formatBusinessSpan(medianMinutes)}
        to={answeredAddress}
        hint={`Prometemos ${promise} en horario de atención`}
      />
      <FigureCard
        label="Dentro de lo prometido"
        value={due === 0 ? 'Sin datos' : formatShare(withinPromise / due)}
        to={enquiriesAddress(report, { respuesta: `en-${promiseMinutes}` })}
        hint={
          <>
            {withinPromise.toLocaleString('es-MX')} de{' '}
            <ScreenLink to={answeredAddress}>
              {answered.toLocaleString('es-MX')} {answered === 1 ? 'respondida' : 'respondidas'}
            </ScreenLink>{' '}
            y{' '}
            <ScreenLink to={enquiriesAddress(report, { vencidas: 'si' })}>
              {overdue.toLocaleString('es-MX')} {overdue === 1 ? 'vencida' : 'vencidas'} sin
              responder
            </ScreenLink>
          </>
        }
      />
      <FigureCard
        label="Sin responder"
        value={unanswered.toLocaleString('es-MX')}
        to={enquiriesAddress(report, { respuesta: 'sin' })}
        hint="De las que llegaron en estas fechas"
      />
    </Grid>
  );
}

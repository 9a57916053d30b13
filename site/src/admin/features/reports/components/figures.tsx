import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { adminText, mutedCss } from '#src/admin/ui/admin-text.ts';
import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, fontFamily, radius, space } from '#src/theme/tokens.ts';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import { formatCount, formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import { REPORT_FIGURE_LABELS, wonRate, type Report } from '@tequiora/cms/contracts/report.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';

/** Statuses of enquiries that need no reply any more. */
const ANSWERED = 'contactado,completado';

/** Shows the enquiries, their sales, and the reply times against the response target. */
export function Figures({ report }: { report: Report }) {
  const { total, doubtful, spam, withinTarget, won, amount, answers } = report;
  const { answered, unanswered, closedUnanswered, overdue, medianMinutes, targetMinutes } = answers;
  const due = answered + overdue;
  const responseTarget = formatBusinessDuration(targetMinutes);
  const wonAddress = enquiriesPath(report, { resultado: 'ganada' });
  const answeredAddress = enquiriesPath(report, { respuesta: 'con' });
  return (
    <Grid columns={{ sm: 2, xl: 3 }} gap={5}>
      <FigureCard
        label="Consultas"
        value={formatNumber(total)}
        to={enquiriesPath(report)}
        hint={
          <span>
            <span>{'Aparte, '}</span>
            {doubtful > 0 ? (
              <>
                <ScreenLink to={enquiriesPath(report, { estado: 'dudoso' })}>
                  {formatCount(doubtful, 'dudosa', 'dudosas')}
                </ScreenLink>
                <span>{' y '}</span>
              </>
            ) : null}
            <ScreenLink to={enquiriesPath(report, { estado: 'spam' })}>
              {`${formatNumber(spam)} de spam`}
            </ScreenLink>
          </span>
        }
      />
      <FigureCard
        label={REPORT_FIGURE_LABELS.won}
        value={formatNumber(won)}
        to={wonAddress}
        hint={`${formatShare(wonRate(report))} de las consultas`}
      />
      <FigureCard
        label="Importe de las ganadas"
        value={formatAmount(amount)}
        to={wonAddress}
        hint="De las que llegaron en estas fechas"
      />
      <FigureCard
        label="Tiempo típico de respuesta"
        value={medianMinutes === null ? 'Sin datos' : formatBusinessDuration(medianMinutes)}
        to={answeredAddress}
        hint={`Prometemos ${responseTarget} en horario de atención`}
      />
      <FigureCard
        label="Dentro de lo prometido"
        value={due === 0 ? 'Sin datos' : formatShare(withinTarget / due)}
        to={enquiriesPath(report, { respuesta: `en-${targetMinutes}` })}
        hint={
          <>
            <span>{`${formatNumber(withinTarget)} de `}</span>
            <ScreenLink to={answeredAddress}>
              {formatCount(answered, 'respondida', 'respondidas')}
            </ScreenLink>
            <span>{' y '}</span>
            <ScreenLink to={enquiriesPath(report, { vencidas: 'si' })}>
              {`${formatCount(overdue, 'vencida', 'vencidas')} sin responder`}
            </ScreenLink>
          </>
        }
      />
      <FigureCard
        label="Sin responder"
        value={formatNumber(unanswered)}
        to={enquiriesPath(report, { respuesta: 'sin', estado: 'nuevo' })}
        hint={
          closedUnanswered === 0 ? (
            'De las que llegaron en estas fechas'
          ) : (
            <>
              <span>{'Aparte, '}</span>
              <ScreenLink to={enquiriesPath(report, { respuesta: 'sin', estado: ANSWERED })}>
                {formatCount(
                  closedUnanswered,
                  'atendida sin respuesta registrada',
                  'atendidas sin respuesta registrada',
                )}
              </ScreenLink>
            </>
          )
        }
      />
    </Grid>
  );
}

type FigureCardProps = {
  label: string;
  value: string;
  /** Path of the list behind the figure. */
  to: string;
  hint: ReactNode;
};

export function FigureCard({ label, value, to, hint }: FigureCardProps) {
  return (
    <article css={cardCss}>
      <h2 css={labelCss}>{label}</h2>
      <p css={valueCss}>
        <ScreenLink to={to}>
          <span>{value}</span>
          <VisuallyHidden>: ver las consultas</VisuallyHidden>
        </ScreenLink>
      </p>
      <p css={mutedCss}>{hint}</p>
    </article>
  );
}

const cardCss = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
});

const labelCss = css({
  ...adminText.sm,
  color: color.fgMuted,
  fontFamily: fontFamily.body,
  fontWeight: 500,
});

const valueCss = css({ ...adminText.xl, fontVariantNumeric: 'tabular-nums' });

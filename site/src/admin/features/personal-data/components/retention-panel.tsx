import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { color, space } from '#src/theme/tokens.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { RETENTION_MONTHS, type Retention } from '@tequiora/cms/contracts/personal-data.ts';
import { retentionQuery, useSaveRetention } from '../api/retention.ts';
import { formatCounts } from '../lib/format-counts.ts';
import {
  noticeMonths,
  readMonths,
  retentionSchema,
  type RetentionValues,
} from '../lib/retention-schema.ts';

export function RetentionPanel() {
  return (
    <Panel title="Cuánto tiempo se guarda">
      <QueryContent
        query={useQuery(retentionQuery())}
        failure="Error al cargar los plazos"
        loading={
          <SkeletonGroup label="Cargando plazos…">
            <Skeleton height="220px" />
          </SkeletonGroup>
        }
      >
        {(retention) => <RetentionForm retention={retention} />}
      </QueryContent>
    </Panel>
  );
}

const { min, max } = RETENTION_MONTHS;

/** Form for the retention period, with a preview and the published privacy notice. */
function RetentionForm({ retention }: { retention: Retention }) {
  const form = useForm<RetentionValues>({
    resolver: yupResolver(retentionSchema),
    defaultValues: { months: String(retention.months) },
  });
  const { mutateAsync, isPending } = useSaveRetention();
  const months = readMonths(form.watch('months'));

  const save = (values: RetentionValues) =>
    void mutateAsync(Number(values.months)).then(
      (saved) => {
        form.reset({ months: String(saved.months) });
        notify('success', 'Plazo guardado', 'Vale desde la próxima limpieza.');
      },
      (error: unknown) => notifyFailure('Error al guardar el plazo', error),
    );

  return (
    <form noValidate css={formCss} onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <TextInput
        id="plazo-meses"
        label="Meses que se guarda una consulta después de su último cambio"
        inputMode="numeric"
        hint={`De ${min} a ${max}. Cuenta desde el último cambio de estado, nota o respuesta. El spam se borra a los ${retention.spamDays} días de llegar.`}
        {...formField(form, 'months')}
      />
      <RetentionNotice sentences={retention.notice} months={months ?? retention.months} />
      <RetentionForecast saved={retention} months={months} />
      <Button
        type="submit"
        variant={form.formState.isDirty ? 'primary' : 'secondary'}
        isLoading={isPending}
        css={buttonCss}
      >
        Guardar plazo
      </Button>
    </form>
  );
}

type RetentionForecastProps = {
  saved: Retention;
  /** Typed value; null when it is not a valid number of months. */
  months: number | null;
};

/** Shows what the next clean-up removes and when, and what the last one removed. */
function RetentionForecast({ saved, months }: RetentionForecastProps) {
  const isPreview = months !== null && months !== saved.months;
  const preview = useQuery(retentionQuery(isPreview ? months : null));
  const { lastRun } = saved;
  const shown = preview.data ?? saved;
  const dueText = formatCounts(shown.due);
  const lastRunText = lastRun && formatCounts(lastRun.counts);
  return (
    <div css={textsCss} aria-live="polite">
      <p css={strongCss}>
        {`${isPreview && preview.data ? `Con ${months} meses, la` : 'La'} próxima limpieza es el ${formatDateTime(shown.nextRunAt)} y ${dueText ? `borra ${dueText}` : 'no tiene nada que borrar'}.`}
      </p>
      <p>
        {`${
          lastRun
            ? `La última, el ${formatDateTime(lastRun.at)}, ${lastRunText ? `borró ${lastRunText}` : 'no borró nada'}.`
            : 'Todavía no ha habido ninguna.'
        } Con cada consulta se van su historial, sus notas y sus correos. Si el equipo estaba apagado a esa hora, se hace en cuanto vuelve.`}
      </p>
    </div>
  );
}

type RetentionNoticeProps = {
  /** Sentences about retention in the published privacy notice. */
  sentences: readonly string[];
  months: number;
};

/** Warns when the retention period differs from the published privacy notice. */
function RetentionNotice({ sentences, months }: RetentionNoticeProps) {
  if (sentences.length === 0) {
    return (
      <Banner tone="warning">
        El aviso de privacidad publicado no dice cuántos meses se guardan las consultas. Escríbelo
        en el CMS.
      </Banner>
    );
  }
  const stated = noticeMonths(sentences);
  const isConsistent = stated.includes(months);
  return (
    <Banner tone={isConsistent ? 'info' : 'warning'}>
      <span>
        {isConsistent
          ? 'El aviso de privacidad del sitio promete lo mismo:'
          : `El aviso de privacidad del sitio no dice ${months} meses. Si guardas este plazo, cambia también el aviso en el CMS:`}
      </span>
      {sentences.map((sentence) => (
        <q key={sentence} css={quoteCss}>
          {sentence}
        </q>
      ))}
    </Banner>
  );
}

const formCss = css({ display: 'grid', gap: space[5] });

const buttonCss = css({ justifySelf: 'start' });

const textsCss = css({ ...adminText.sm, display: 'grid', gap: space[3], color: color.fgBody });

const strongCss = css({ color: color.fg, fontWeight: 600 });

const quoteCss = css({ display: 'block', marginTop: space[2], fontStyle: 'italic' });

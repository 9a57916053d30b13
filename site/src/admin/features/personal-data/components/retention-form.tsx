import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens/space.ts';
import { RETENTION_MONTHS, type Retention } from '@tequiora/cms/contracts/personal-data.ts';
import { useSaveRetention } from '../api/retention.ts';
import { readMonths, retentionSchema, type RetentionValues } from '../lib/retention-schema.ts';
import { RetentionForecast } from './retention-forecast.tsx';
import { RetentionNotice } from './retention-notice.tsx';

const { min, max } = RETENTION_MONTHS;

/** Form for the retention period, with a preview and the published privacy notice. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const form = useForm<RetentionValues>({
    resolver: yupResolver(retentionSchema),
    defaultValues: { months: String(retention.months) },
  });
  const { mutate, isPending } = useSaveRetention();
  const months = readMonths(form.watch('months'));

  const save = (values: RetentionValues) =>
    mutate(Number(values.months), {
      onSuccess: (saved) => {
        form.reset({ months: String(saved.months) });
        notify('success', 'Plazo guardado', 'Vale desde la próxima limpieza.');
      },
      onError: (error) => notifyFailure('Error al guardar el plazo', error),
    });

  return (
    <form noValidate css={formCss} onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <TextInput
        id="plazo-meses"
        label="Meses que se guarda una consulta después de su último cambio"
        inputMode="numeric"
        hint={`De ${min} a ${max}. Cuenta desde el último cambio de estado, nota o respuesta. El spam se borra a los ${retention.spamDays} días de llegar.`}
        error={form.formState.errors.months?.message}
        {...form.register('months')}
      />
      <RetentionNotice sentences={retention.notice} months={months ?? retention.months} />
      <RetentionForecast saved={retention} months={months} />
      <Button type="submit" isLoading={isPending} css={buttonCss}>
        Guardar plazo
      </Button>
    </form>
  );
}

const formCss = css({ display: 'grid', gap: space[5] });

const buttonCss = css({ justifySelf: 'start' });

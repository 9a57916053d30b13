import { css } from '@emotion/react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { flex, space } from '#src/theme/tokens.ts';
import {
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryDetail,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  RESULT_COLUMN_LABELS,
  type RecordedResult,
} from '@tequiora/cms/contracts/enquiry-result.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { resultResolver, toResultValues, type ResultValues } from '../lib/result-values.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';
import { useLossReasons } from '../lib/use-loss-reasons.ts';
import { ResultChoice } from './result-choice.tsx';

type ResultFormProps = {
  enquiry: EnquiryDetail;
  changing: EnquiryChange;
  onSave: (result: RecordedResult) => void;
  onCancel: () => void;
};

/** Asks how the enquiry ended. */
export function ResultForm({ enquiry, changing, onSave, onCancel }: ResultFormProps) {
  const form = useForm<ResultValues, unknown, RecordedResult>({
    resolver: resultResolver,
    defaultValues: toResultValues(enquiry),
  });
  const { register, formState, watch, handleSubmit } = form;
  const result = watch('result');
  const reasons = useLossReasons(enquiry.lossReason);
  return (
    <form noValidate css={formCss} onSubmit={(event) => void handleSubmit(onSave)(event)}>
      {changing.stale ? <Banner tone="warning">{DASHBOARD_ENQUIRY_MESSAGES.stale}</Banner> : null}
      <ResultChoice error={formState.errors.result?.message} field={register('result')} />
      {result === 'ganada' ? (
        <>
          <TextInput
            id="importe"
            label={RESULT_COLUMN_LABELS.saleAmount}
            hint="En pesos, por ejemplo 12,500.00"
            isRequired
            inputMode="decimal"
            autoComplete="off"
            {...formField(form, 'saleAmount')}
          />
          <TextInput
            id="fecha-venta"
            label={RESULT_COLUMN_LABELS.saleDate}
            isRequired
            type="date"
            max={isoDay(new Date())}
            {...formField(form, 'saleDate')}
          />
        </>
      ) : null}
      {result === 'perdida' ? (
        <Select
          id="motivo"
          label={RESULT_COLUMN_LABELS.lossReason}
          isRequired
          options={[CHOOSE, ...reasons.map((reason) => ({ value: reason, label: reason }))]}
          {...formField(form, 'lossReason')}
        />
      ) : null}
      <div css={footerCss}>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" isLoading={changing.saving !== null}>
          Guardar resultado
        </Button>
      </div>
    </form>
  );
}

const CHOOSE = { value: '', label: 'Elige un motivo' };

const formCss = css({ display: 'grid', gap: space[4], minWidth: 0 });

const footerCss = css({ ...flex.wrap, gap: space[4], justifyContent: 'flex-end' });

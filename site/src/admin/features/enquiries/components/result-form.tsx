import { css } from '@emotion/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { DateInput } from '#src/admin/ui/date-input.tsx';
import { dialogFooterCss } from '#src/admin/ui/dialog.tsx';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens.ts';
import {
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryDetail,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  ENQUIRY_RESULT_HINTS,
  ENQUIRY_RESULT_LABELS,
  ENQUIRY_RESULTS,
  RESULT_COLUMN_LABELS,
  RESULT_MESSAGES,
} from '@tequiora/cms/contracts/enquiry-result.ts';
import { parseMoney } from '@tequiora/cms/contracts/parse-money.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import {
  ANSWER_CHOICES,
  ANSWER_QUESTION,
  needsAnswer,
  UNANSWERED_HINT,
} from '../lib/completion-answers.ts';
import {
  createResultResolver,
  resultDraftKey,
  toResultValues,
  type Completion,
  type ResultValues,
} from '../lib/result-values.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';
import { useLossReasons } from '../lib/use-loss-reasons.ts';
import { ChoiceField } from './choice-field.tsx';

type ResultFormProps = {
  enquiry: EnquiryDetail;
  changing: EnquiryChange;
  onSave: (completion: Completion) => void;
  onCancel: () => void;
};

const RESULT_CHOICES = ENQUIRY_RESULTS.map((value) => ({
  value,
  label: ENQUIRY_RESULT_LABELS[value],
  hint: ENQUIRY_RESULT_HINTS[value],
}));

/**
 * Asks how the enquiry ended, and of an enquiry without a reply, whether it was answered. The draft is
 * kept until the result is saved.
 */
export function ResultForm({ enquiry, changing, onSave, onCancel }: ResultFormProps) {
  const isAnswerNeeded = needsAnswer(enquiry);
  const { documentId, status, nextStep, createdAt } = enquiry;
  const arrival = isoDay(new Date(createdAt));
  const form = useForm<ResultValues, unknown, Completion>({
    resolver: createResultResolver(isAnswerNeeded, arrival),
    defaultValues: toResultValues(enquiry),
  });
  const draft = useFormDraft(form, resultDraftKey(documentId));
  const { register, formState, watch, handleSubmit } = form;
  const result = watch('result');
  const reasons = useLossReasons(enquiry.lossReason);
  const unusualSale = useOverview().data?.unusualSale ?? Infinity;
  // The amount that was asked about, as it was typed.
  const [asked, setAsked] = useState<string | null>(null);
  const typed = watch('saleAmount');
  const isAsking = result === 'ganada' && asked !== null && asked === typed;
  const save = (completion: Completion) => {
    const amount = completion.result === 'ganada' ? completion.saleAmount : 0;
    if (amount >= unusualSale && amount !== enquiry.saleAmount && !isAsking) setAsked(typed);
    else onSave(completion);
  };
  return (
    <form noValidate css={formCss} onSubmit={(event) => void handleSubmit(save)(event)}>
      {changing.stale ? <Banner tone="warning">{DASHBOARD_ENQUIRY_MESSAGES.stale}</Banner> : null}
      {draft.isRestored ? <DraftNotice onDiscard={draft.discard} /> : null}
      {isAnswerNeeded ? (
        <>
          <ChoiceField
            legend={ANSWER_QUESTION}
            choices={ANSWER_CHOICES}
            error={formState.errors.answer?.message}
            field={register('answer')}
          />
          <p css={hintCss}>{UNANSWERED_HINT}</p>
        </>
      ) : null}
      <ChoiceField
        legend={RESULT_COLUMN_LABELS.result}
        choices={RESULT_CHOICES}
        error={formState.errors.result?.message}
        field={register('result')}
      />
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
          <DateInput
            id="fecha-venta"
            label={RESULT_COLUMN_LABELS.saleDate}
            isRequired
            min={arrival}
            max={isoDay(new Date())}
            form={form}
            name="saleDate"
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
      {nextStep && status !== 'completado' ? (
        <Banner>{`Se quita su siguiente paso: «${nextStep}».`}</Banner>
      ) : null}
      {isAsking ? (
        <Banner tone="warning">{RESULT_MESSAGES.unusualSale(parseMoney(typed) ?? 0)}</Banner>
      ) : null}
      <div css={dialogFooterCss}>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" isLoading={changing.saving !== null}>
          {isAsking ? 'El importe es correcto' : 'Guardar resultado'}
        </Button>
      </div>
    </form>
  );
}

const CHOOSE = { value: '', label: 'Elige un motivo' };

const formCss = css({ display: 'grid', gap: space[4], minWidth: 0 });

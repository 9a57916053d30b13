import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { forwardRef } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { formField } from '#src/admin/lib/form-field.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { prepareReset } from '#src/admin/lib/prepare-reset.ts';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DateInput } from '#src/admin/ui/date-input.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { nextStepFields } from '@tequiora/cms/contracts/dashboard-enquiry-schema.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ENQUIRY_OWNER_MESSAGES, NEXT_STEP_MAX } from '@tequiora/cms/contracts/enquiry-owner.ts';
import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { isoDay, LAST_DAY } from '@tequiora/cms/contracts/zoned-time.ts';
import { useFinishNextStep, useSetNextStep } from '../api/enquiry-changes.ts';
import type { StepSuggestion } from '../lib/suggest-steps.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';
import { useUndo } from '../lib/use-undo.ts';

type NextStepPanelProps = {
  enquiry: EnquiryDetail;
  /** Called with what to suggest after the step was done; null after an undo. */
  onDone: (suggestion: StepSuggestion | null) => void;
};

/** Shows the next step of the owner, and plans the following one. The focus can move to it. */
export const NextStepPanel = forwardRef<HTMLDivElement, NextStepPanelProps>(function NextStepPanel(
  { enquiry, onDone },
  ref,
) {
  const { owner, nextStep, status } = enquiry;
  const isClosed = status === 'completado' || status === 'spam';
  const { id } = useCurrentUser();
  // Without an owner, the step makes the user the owner.
  const mayChange = useIsManager() || owner === null || owner.id === id;
  return (
    <Panel title="Siguiente paso">
      <div ref={ref} tabIndex={-1} css={bodyCss}>
        {nextStep ? <CurrentStep enquiry={enquiry} mayFinish={mayChange} onDone={onDone} /> : null}
        {isClosed ? <p css={textCss}>{ENQUIRY_OWNER_MESSAGES.closedStep}</p> : null}
        {mayChange && !isClosed ? <NextStepForm enquiry={enquiry} /> : null}
        {mayChange || nextStep || isClosed ? null : <p css={textCss}>Todavía no tiene.</p>}
      </div>
    </Panel>
  );
});

type CurrentStepProps = NextStepPanelProps & { mayFinish: boolean };

function CurrentStep({ enquiry, mayFinish, onDone }: CurrentStepProps) {
  const { documentId, nextStep, nextStepOn, updatedAt } = enquiry;
  const { mutateAsync, isPending } = useFinishNextStep(documentId);
  const titleOf = useOutcomeTitle();
  const reportChange = useUndo();
  const finish = () =>
    mutateAsync({ updatedAt }).then(
      (response) => {
        const title = titleOf('Paso hecho', enquiry);
        reportChange({ title, responses: [response], onUndone: () => onDone(null) });
        onDone({ cause: 'done', enquiry: response.data });
      },
      (error: unknown) => notifyFailure(titleOf('Error al marcar el paso', enquiry), error),
    );
  return (
    <div css={rowCss}>
      <p css={textCss}>
        <b>{nextStepOn ? formatShortDay(nextStepOn) : null}</b>
        <span>{`: ${nextStep ?? ''}`}</span>
      </p>
      {mayFinish ? (
        <Button
          variant="secondary"
          icon="check"
          isLoading={isPending}
          onClick={() => void finish()}
        >
          Hecho
        </Button>
      ) : null}
    </div>
  );
}

const schema = object(nextStepFields);

/** Form for the next step. The draft survives reloads and failed saves. */
function NextStepForm({ enquiry }: { enquiry: EnquiryDetail }) {
  const { documentId, updatedAt } = enquiry;
  const form = useForm({ resolver: yupResolver(schema), defaultValues: { text: '', on: '' } });
  const draft = useFormDraft(form, `paso:${documentId}`);
  const { mutateAsync, isPending } = useSetNextStep(documentId);
  const titleOf = useOutcomeTitle();
  const reportChange = useUndo();

  const save = form.handleSubmit((values) => {
    const reset = prepareReset(form);
    return mutateAsync({ ...values, updatedAt }).then(
      (response) => {
        draft.clear();
        reset({ text: '', on: '' });
        reportChange({ title: titleOf('Siguiente paso guardado', enquiry), responses: [response] });
      },
      (error: unknown) =>
        notifyFailure(titleOf('Error al guardar el siguiente paso', enquiry), error),
    );
  });

  return (
    <form css={formCss} noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        id="paso"
        label="Qué sigue"
        hint={draft.isRestored ? 'Recuperamos lo que habías escrito.' : undefined}
        limit={NEXT_STEP_MAX}
        {...formField(form, 'text')}
      />
      <DateInput
        id="paso-dia"
        label="Qué día"
        min={isoDay(new Date())}
        max={LAST_DAY}
        form={form}
        name="on"
      />
      <Button type="submit" variant="secondary" icon="calendar" isLoading={isPending}>
        Guardar paso
      </Button>
    </form>
  );
}

const bodyCss = css({ display: 'grid', gap: space[5], outlineOffset: '4px' });

const rowCss = css({ ...flex.wrapSpread, gap: space[3] });

const textCss = css({
  ...adminText.sm,
  minWidth: 0,
  color: color.fgBody,
  overflowWrap: 'anywhere',
});

const formCss = css({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  '& > div': { width: '100%' },
  // In the narrow column of wide screens, the fields are below each other.
  [mq.md]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', alignItems: 'start' },
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

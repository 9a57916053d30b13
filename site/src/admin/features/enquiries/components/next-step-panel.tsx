import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { formField } from '#src/admin/lib/form-field.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { nextStepFields } from '@tequiora/cms/contracts/dashboard-enquiry-schema.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ENQUIRY_OWNER_MESSAGES, NEXT_STEP_MAX } from '@tequiora/cms/contracts/enquiry-owner.ts';
import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { useFinishNextStep, useSetNextStep } from '../api/enquiry-changes.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';

/** Shows the next step of the owner, and plans the following one. */
export function NextStepPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const { owner, nextStep } = enquiry;
  const isOwner = owner?.id === useCurrentUser().id;
  const mayChange = useIsManager() || isOwner;
  return (
    <Panel title="Próximo paso">
      <div css={bodyCss}>
        {nextStep ? <CurrentStep enquiry={enquiry} mayFinish={mayChange} /> : null}
        {mayChange ? <NextStepForm enquiry={enquiry} /> : null}
        {mayChange || nextStep ? null : (
          <p css={textCss}>
            {owner ? 'Todavía no tiene.' : `${ENQUIRY_OWNER_MESSAGES.takeFirst}.`}
          </p>
        )}
      </div>
    </Panel>
  );
}

type CurrentStepProps = { enquiry: EnquiryDetail; mayFinish: boolean };

function CurrentStep({ enquiry, mayFinish }: CurrentStepProps) {
  const { documentId, nextStep, nextStepOn, updatedAt } = enquiry;
  const { mutateAsync, isPending } = useFinishNextStep(documentId);
  const titleOf = useOutcomeTitle();
  const finish = () =>
    mutateAsync({ updatedAt }).then(
      () => notify('success', titleOf('Paso hecho', enquiry)),
      (error: unknown) => notifyFailure(titleOf('Error al marcar el paso', enquiry), error),
    );
  return (
    <div css={rowCss}>
      <p css={textCss}>
        <b>{nextStepOn ? formatShortDay(nextStepOn) : null}</b>: {nextStep}
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

  const save = form.handleSubmit((values) =>
    mutateAsync({ ...values, updatedAt }).then(
      () => {
        draft.clear();
        form.reset({ text: '', on: '' });
        notify('success', titleOf('Próximo paso guardado', enquiry));
      },
      (error: unknown) =>
        notifyFailure(titleOf('Error al guardar el próximo paso', enquiry), error),
    ),
  );

  return (
    <form css={formCss} noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        id="paso"
        label="Qué sigue"
        hint={draft.isRestored ? 'Recuperamos lo que habías escrito.' : undefined}
        maxLength={NEXT_STEP_MAX}
        {...formField(form, 'text')}
      />
      <TextInput
        id="paso-dia"
        type="date"
        label="Qué día"
        min={isoDay(new Date())}
        {...formField(form, 'on')}
      />
      <Button type="submit" variant="secondary" icon="calendar" isLoading={isPending}>
        Guardar paso
      </Button>
    </form>
  );
}

const bodyCss = css({ display: 'grid', gap: space[5] });

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
  [mq.md]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', alignItems: 'start' },
});

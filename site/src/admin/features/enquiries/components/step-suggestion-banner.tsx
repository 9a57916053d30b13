import { css } from '@emotion/react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { flex, layout, mq, radius, shadow, space } from '#src/theme/tokens.ts';
import { useFinishNextStep, useSetNextStep } from '../api/enquiry-changes.ts';
import { type StepSuggestion, suggestSteps } from '../lib/suggest-steps.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';

type StepSuggestionBannerProps = {
  suggestion: StepSuggestion;
  /** Called with the suggestion that follows, or null when there is nothing left to plan. */
  onChange: (next: StepSuggestion | null) => void;
};

/**
 * Suggests the next step after a reply, a missed call or a step that was done. Of an enquiry that has a
 * step already, asks whether it was done. The rest of the screen can be used without an answer.
 */
export function StepSuggestionBanner({ suggestion, onChange }: StepSuggestionBannerProps) {
  const { cause, enquiry } = suggestion;
  const isPlanned = enquiry.nextStep !== null && cause === 'replied';
  const { businessDays } = useOverview().data ?? {};
  // Without days there is nothing to choose from.
  if (!isPlanned && !businessDays) return null;
  return (
    <div css={placeCss}>
      <Banner
        action={
          <div css={actionsCss}>
            {isPlanned ? (
              <DoneButton suggestion={suggestion} onChange={onChange} />
            ) : (
              <StepButtons days={businessDays ?? []} {...{ suggestion, onChange }} />
            )}
            <Button variant="link" size="sm" onClick={() => onChange(null)}>
              Ahora no
            </Button>
          </div>
        }
      >
        {isPlanned ? (
          <span>{`¿También quedó hecho «${enquiry.nextStep}»?`}</span>
        ) : (
          <span>{QUESTIONS[cause](enquiry.name)}</span>
        )}
      </Banner>
    </div>
  );
}

const QUESTIONS: Record<StepSuggestion['cause'], (name: string) => string> = {
  replied: (name) => `¿Qué sigue con ${name}?`,
  missed: (name) => `${name} no contestó. ¿Cuándo le vuelves a llamar?`,
  done: (name) => `Paso hecho. ¿Qué sigue con ${name}?`,
};

type StepButtonsProps = StepSuggestionBannerProps & { days: readonly string[] };

function StepButtons({ days, suggestion, onChange }: StepButtonsProps) {
  const { cause, enquiry } = suggestion;
  const { mutateAsync, isPending, variables } = useSetNextStep(enquiry.documentId);
  const titleOf = useOutcomeTitle();
  const plan = (text: string, on: string) =>
    void mutateAsync({ text, on }).then(
      () => {
        notify('success', titleOf('Siguiente paso guardado', enquiry));
        onChange(null);
      },
      (error: unknown) =>
        notifyFailure(titleOf('Error al guardar el siguiente paso', enquiry), error),
    );
  return (
    <>
      {suggestSteps(cause, days, new Date()).map(({ text, on, label }) => (
        <Button
          key={on}
          variant="secondary"
          size="sm"
          isLoading={isPending && variables.on === on}
          aria-disabled={isPending}
          onClick={() => plan(text, on)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

function DoneButton({ suggestion, onChange }: StepSuggestionBannerProps) {
  const { enquiry } = suggestion;
  const { mutateAsync, isPending } = useFinishNextStep(enquiry.documentId);
  const titleOf = useOutcomeTitle();
  const finish = () =>
    void mutateAsync({ updatedAt: enquiry.updatedAt }).then(
      ({ data }) => onChange({ cause: 'done', enquiry: data }),
      (error: unknown) => notifyFailure(titleOf('Error al marcar el paso', enquiry), error),
    );
  return (
    <Button variant="secondary" size="sm" icon="check" isLoading={isPending} onClick={finish}>
      Hecho
    </Button>
  );
}

// Sticky, since the answered enquiry may be anywhere on the page.
const placeCss = css({
  position: 'sticky',
  top: `calc(${layout.nav} + ${space[3]})`,
  zIndex: 1,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
});

const actionsCss = css({
  ...flex.wrapRow,
  gap: space[3],
  [mq.belowMd]: { '&& > *': { minHeight: '44px' } },
});

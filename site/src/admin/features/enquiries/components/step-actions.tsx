import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { Button } from '#src/components/ui/button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatDayName } from '@tequiora/cms/contracts/format-date.ts';
import { formatDay, isoDay, localDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { useFinishNextStep, useSetNextStep } from '../api/enquiry-changes.ts';
import type { StepSuggestion } from '../lib/suggest-steps.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';
import { useUndo } from '../lib/use-undo.ts';

type StepActionsProps = {
  enquiry: EnquirySummary & { nextStep: string };
  onDone: () => void;
  /** Called with what to suggest after the step was done. */
  onSuggest: (suggestion: StepSuggestion) => void;
};

/** Marks the next step of a row as done, or moves it to the next business day. */
export function StepActions({ enquiry, onDone, onSuggest }: StepActionsProps) {
  const { documentId, name, nextStep, updatedAt } = enquiry;
  const finishing = useFinishNextStep(documentId);
  const moving = useSetNextStep(documentId);
  const titleOf = useOutcomeTitle();
  const reportChange = useUndo();
  const { day, label } = useNextBusinessDay();
  const isPending = finishing.isPending || moving.isPending;

  const finish = () =>
    void finishing.mutateAsync({ updatedAt }).then(
      (response) => {
        reportChange({ title: titleOf('Paso hecho', enquiry), responses: [response] });
        onDone();
        onSuggest({ cause: 'done', enquiry: response.data });
      },
      (error: unknown) => notifyFailure(titleOf('Error al marcar el paso', enquiry), error),
    );

  const move = () =>
    void moving.mutateAsync({ text: nextStep, on: day, updatedAt }).then(
      (response) => {
        const title = titleOf('Siguiente paso movido', enquiry);
        reportChange({ title, responses: [response] });
        onDone();
      },
      (error: unknown) =>
        notifyFailure(titleOf('Error al mover el siguiente paso', enquiry), error),
    );

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon="check"
        isLoading={finishing.isPending}
        aria-disabled={isPending}
        onClick={finish}
      >
        <span>Hecho</span>
        <VisuallyHidden>{` (${nextStep}, ${name})`}</VisuallyHidden>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        isLoading={moving.isPending}
        aria-disabled={isPending}
        onClick={move}
      >
        <span>{label}</span>
        <VisuallyHidden>{` (${nextStep}, ${name})`}</VisuallyHidden>
      </Button>
    </>
  );
}

/** Returns the next business day and the label of the button that moves a step to it. */
function useNextBusinessDay() {
  const { businessDays = [] } = useOverview().data ?? {};
  const now = new Date();
  const tomorrow = formatDay(localDay(now) + 1);
  const day = businessDays.find((each) => each > isoDay(now)) ?? tomorrow;
  const label =
    day === tomorrow ? 'Mover a mañana' : `Mover a mañana hábil (${formatDayName(day)})`;
  return { day, label };
}

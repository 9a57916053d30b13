import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { failureText, notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { dialogFooterCss } from '#src/admin/ui/dialog.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import type {
  EnquiryDetailResponse,
  EnquirySummary,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useRecordMissedCall, useRecordReply } from '../api/enquiry-changes.ts';
import type { StepSuggestion } from '../lib/suggest-steps.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';

type CallQuestionProps = {
  enquiry: EnquirySummary;
  /** `tel:` link to call again; null without a number. */
  href: string | null;
  onNotCalled: () => void;
  onRecorded: (suggestion: StepSuggestion) => void;
};

/** Asks how a call ended, which the telephone does not report. */
export function CallQuestion({ enquiry, href, onNotCalled, onRecorded }: CallQuestionProps) {
  const isMounted = useIsMounted();
  const titleOf = useOutcomeTitle();
  const spoken = useRecordReply(enquiry.documentId);
  const missed = useRecordMissedCall(enquiry.documentId);
  const isPending = spoken.isPending || missed.isPending;
  const error = spoken.error ?? missed.error;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);

  const record = (response: Promise<EnquiryDetailResponse>, cause: StepSuggestion['cause']) =>
    void response.then(
      ({ data }) => {
        notify('success', titleOf('Llamada registrada', enquiry));
        onRecorded({ cause, enquiry: data });
      },
      (failure: unknown) => {
        if (isMounted()) return;
        notifyFailure(titleOf('Error al registrar la llamada', enquiry), failure);
      },
    );

  return (
    <>
      {error ? (
        <Banner tone="danger">{`La llamada no quedó en el historial. ${failureText(error)} Regístrala otra vez.`}</Banner>
      ) : null}
      <p ref={text} tabIndex={-1} css={[bodyTextCss, textCss]}>
        <span>
          Si hablaron, cuenta como respuesta y el plazo se cumple. Si no contestó, queda en el
          historial y el plazo sigue corriendo.
        </span>
        {href ? (
          <>
            <span>{' Si no entró la llamada, '}</span>
            <a href={href}>marca otra vez</a>
            <span>.</span>
          </>
        ) : null}
      </p>
      <div css={dialogFooterCss}>
        <Button variant="secondary" aria-disabled={isPending} onClick={onNotCalled}>
          No llamé
        </Button>
        <Button
          variant="secondary"
          isLoading={missed.isPending}
          aria-disabled={isPending}
          onClick={() => record(missed.mutateAsync(), 'missed')}
        >
          No contestó
        </Button>
        <Button
          isLoading={spoken.isPending}
          aria-disabled={isPending}
          onClick={() => record(spoken.mutateAsync({ channel: 'call' }), 'replied')}
        >
          Sí
        </Button>
      </div>
    </>
  );
}

const textCss = css({ outline: 'none' });

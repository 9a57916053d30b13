import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { clearFormDraft } from '#src/admin/lib/form-drafts.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail, WithUndo } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  formatResult,
  NO_RESULT_LABEL,
  readResult,
} from '@tequiora/cms/contracts/enquiry-result.ts';
import type { EnquiryStatus } from '@tequiora/cms/contracts/enquiry.ts';
import { resultDraftKey, type Completion } from '../lib/result-values.ts';
import { NEXT_STATUS, otherStatuses, stepLabel } from '../lib/status-steps.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';
import { useUndo } from '../lib/use-undo.ts';
import { ResultForm } from './result-form.tsx';

type StatusPanelProps = {
  enquiry: EnquiryDetail;
  changing: EnquiryChange;
  /** Called when the enquiry is contacted, which counts as a reply. */
  onAnswered: () => void;
  /** Called when a change was undone. */
  onUndone: () => void;
};

/** Shows the status and the result of the enquiry and the possible transitions. */
export function StatusPanel({ enquiry, changing, onAnswered, onUndone }: StatusPanelProps) {
  const { status, spamReason } = enquiry;
  const { change, saving } = changing;
  const titleOf = useOutcomeTitle();
  const reportChange = useUndo();
  const state = useRef<HTMLParagraphElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const steps = useRef<HTMLDivElement>(null);
  useShortcuts({ status: () => steps.current?.querySelector('button')?.focus() });
  const next = NEXT_STATUS[status];
  const result = readResult(enquiry);

  const onSaved = (to: EnquiryStatus, response: WithUndo) => {
    setIsAsking(false);
    if (to === 'completado') clearFormDraft(resultDraftKey(enquiry.documentId));
    if (to === 'contactado') onAnswered();
    const title = titleOf('Estado actualizado', enquiry);
    const message = `La consulta está en «${STATUS_LABELS[to]}».`;
    reportChange({ title, message, responses: [response], onUndone });
    // The button is replaced: a second press must not trigger the next transition. The dialog
    // returns the focus to it first.
    setTimeout(() => state.current?.focus());
  };

  const move = (to: EnquiryStatus) => {
    if (to === 'completado') setIsAsking(true);
    else change({ status: to }, (response) => onSaved(to, response));
  };

  const complete = (completion: Completion) =>
    change({ status: 'completado', ...completion }, (response) => onSaved('completado', response));

  const button = (to: EnquiryStatus, variant: 'primary' | 'secondary') => (
    <Button
      key={to}
      variant={variant}
      isLoading={saving?.status === to}
      aria-disabled={saving !== null}
      onClick={() => move(to)}
    >
      {stepLabel(status, to)}
    </Button>
  );

  return (
    <Panel title="Estado">
      <div ref={steps} css={rowCss}>
        <p ref={state} tabIndex={-1} css={stateCss}>
          <span>{'Estado actual: '}</span>
          <b>{STATUS_LABELS[status]}</b>
          {status === 'completado' ? (
            <span>{`. ${result ? formatResult(result) : NO_RESULT_LABEL}`}</span>
          ) : null}
          {status === 'dudoso' ? (
            <span>{`, por una señal de spam (${spamReason ?? 'sin dato'}). Si es de un cliente, confírmala; si la respondes, también queda confirmada.`}</span>
          ) : null}
        </p>
        {next ? button(next, status === 'spam' ? 'primary' : 'secondary') : null}
        {status === 'completado' ? (
          <Button
            variant="secondary"
            aria-disabled={saving !== null}
            onClick={() => setIsAsking(true)}
          >
            {result ? 'Corregir resultado' : 'Registrar resultado'}
          </Button>
        ) : null}
        {otherStatuses(status).map((to) => button(to, 'secondary'))}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="¿Cómo terminó la consulta?"
      >
        <ResultForm
          enquiry={enquiry}
          changing={changing}
          onSave={complete}
          onCancel={() => setIsAsking(false)}
        />
      </Dialog>
    </Panel>
  );
}

const rowCss = css({
  ...flex.wrap,
  gap: space[3],
  [mq.belowMd]: { '& > *': { flex: '1 1 auto' } },
});

const stateCss = css({
  ...adminText.sm,
  flexBasis: '100%',
  marginBottom: space[2],
  color: color.fgBody,
  outlineOffset: '4px',
});

import { css } from '@emotion/react';
import { useRef } from 'react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryStatus } from '@tequiora/cms/contracts/enquiry.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';

type StatusPanelProps = { enquiry: EnquiryDetail; changing: EnquiryChange };

/** Shows the status of the enquiry and the possible transitions. */
export function StatusPanel({ enquiry, changing }: StatusPanelProps) {
  const { status } = enquiry;
  const { change, saving } = changing;
  const state = useRef<HTMLParagraphElement>(null);
  const { next, others } = STATUS_STEPS[status];

  const button = ({ to, label }: StatusStep, variant: 'primary' | 'secondary') => (
    <Button
      key={to}
      variant={variant}
      isLoading={saving?.status === to}
      aria-disabled={saving !== null}
      onClick={() =>
        change({ status: to }, () => {
          notify('success', 'Estado actualizado', `La consulta está en «${STATUS_LABELS[to]}».`);
          // The button is replaced: a second press must not trigger the next transition.
          state.current?.focus();
        })
      }
    >
      {label}
    </Button>
  );

  return (
    <Panel title="Estado">
      <div css={rowCss}>
        <p ref={state} tabIndex={-1} css={stateCss}>
          Estado actual: <b>{STATUS_LABELS[status]}</b>
        </p>
        {next ? button(next, 'primary') : null}
        {others.map((step) => button(step, 'secondary'))}
      </div>
    </Panel>
  );
}

type StatusStep = { to: EnquiryStatus; label: string };

type StatusSteps = {
  /** Usual next status. */
  next: StatusStep | null;
  others: readonly StatusStep[];
};

const SPAM: StatusStep = { to: 'spam', label: 'Marcar como spam' };

/**
 * Transitions: forward along `nuevo → contactado → completado`, one step back, and spam with its
 * reversal.
 */
const STATUS_STEPS: Record<EnquiryStatus, StatusSteps> = {
  nuevo: { next: { to: 'contactado', label: 'Marcar como contactado' }, others: [SPAM] },
  contactado: {
    next: { to: 'completado', label: 'Marcar como completado' },
    others: [{ to: 'nuevo', label: 'Regresar a nuevo' }, SPAM],
  },
  completado: { next: null, others: [{ to: 'contactado', label: 'Regresar a contactado' }] },
  spam: { next: { to: 'nuevo', label: 'No es spam' }, others: [] },
};

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

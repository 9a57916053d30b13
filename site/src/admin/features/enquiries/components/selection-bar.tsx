import { css } from '@emotion/react';
import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { deleteLater } from '#src/admin/lib/pending-deletions.ts';
import { useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, layout, mq, space } from '#src/theme/tokens.ts';
import type { BulkRequest, BulkResult } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatResult, RESULT_COLUMN_LABELS } from '@tequiora/cms/contracts/enquiry-result.ts';
import {
  COMPLETION_ANSWERS,
  ENQUIRY_STATUSES,
  type CompletionAnswer,
  type EnquiryStatus,
} from '@tequiora/cms/contracts/enquiry.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import { useChangeEnquiries } from '../api/enquiry-changes.ts';
import { ANSWER_CHOICES } from '../lib/completion-answers.ts';
import {
  describeBulkChange,
  describeDeletion,
  formatEnquiryCount,
} from '../lib/describe-bulk-change.ts';
import { CHOOSE, toOptions } from '../lib/filter-options.ts';
import { useLossReasons } from '../lib/use-loss-reasons.ts';
import type { Selection } from '../lib/use-selection.ts';
import { useUndo } from '../lib/use-undo.ts';
import { WHOLE_FILTER_MAX } from '../lib/use-whole-filter.ts';
import { AssignForm } from './assign-form.tsx';

type SelectionBarProps = {
  selection: Selection;
  pageCount: number;
  /** Number of selected enquiries without a first reply. */
  unanswered: number;
  /** Number of enquiries that the filters match. */
  total: number;
  isReadingAll: boolean;
  /** Selects all that the filters match. */
  onSelectAll: () => void;
  onDone: () => void;
};

/** Selects the whole page; shows the number of selected rows and the bulk actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, pageCount, unanswered, onDone } = props;
  const { total, isReadingAll, onSelectAll } = props;
  const { ids, isAll, isWhole, toggleAll, clear } = selection;
  const count = ids.length;
  return (
    <div css={[barCss, count > 0 && activeCss]} role="group" aria-label="Varias consultas a la vez">
      <CheckBox
        label={
          pageCount === 1
            ? 'Seleccionar la de esta página'
            : `Seleccionar las ${pageCount} de esta página`
        }
        isChecked={isAll}
        isMixed={count > 0 && !isAll}
        onToggle={toggleAll}
      />
      <p role="status" css={countCss}>
        {count === 0 ? '' : formatCount(count, 'seleccionada', 'seleccionadas')}
      </p>
      {isAll && !isWhole && total > pageCount ? (
        <Button variant="link" css={clearCss} isLoading={isReadingAll} onClick={onSelectAll}>
          {total > WHOLE_FILTER_MAX
            ? `Seleccionar las primeras ${formatNumber(WHOLE_FILTER_MAX)} del filtro`
            : `Seleccionar las ${formatNumber(total)} del filtro`}
        </Button>
      ) : null}
      {count > 0 ? (
        <>
          <BulkActions
            ids={ids}
            unanswered={unanswered}
            onDone={() => {
              clear();
              onDone();
            }}
          />
          <Button variant="link" css={clearCss} onClick={clear}>
            Quitar selección
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Only the system calls an enquiry doubtful. */
const STATUS_OPTIONS = toOptions(STATUS_LABELS).filter(({ value }) => value !== 'dudoso');

type BulkActionsProps = Pick<SelectionBarProps, 'unanswered' | 'onDone'> & {
  ids: readonly string[];
};

/** Changes the status of the selected enquiries or deletes them. */
function BulkActions({ ids, unanswered, onDone }: BulkActionsProps) {
  const [status, setStatus] = useState<EnquiryStatus>('contactado');
  const [result, setResult] = useState<BulkResult | null>(null);
  const [answer, setAnswer] = useState<CompletionAnswer | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const isManager = useIsManager();
  const [progress, setProgress] = useState(0);
  const { mutateAsync, isPending, variables } = useChangeEnquiries(setProgress);
  const isMounted = useIsMounted();
  const reportChange = useUndo();
  const isCompleting = status === 'completado';
  const isAnswerNeeded = isCompleting && unanswered > 0;
  const isIncomplete = (isCompleting && !result) || (isAnswerNeeded && !answer);
  const isOwnerChange = variables?.action === 'take' || variables?.action === 'assign';

  const send = (request: BulkRequest['data'], failure: string, onSent?: () => void) =>
    mutateAsync(request).then(
      (outcome) => {
        const [title, message] = describeBulkChange(request, outcome);
        if (outcome.changed === 0) notify('warning', title, message);
        else reportChange({ title, message, responses: outcome.undoable });
        onSent?.();
      },
      (error: unknown) => notifyFailure(failure, error),
    );

  const apply = (request: BulkRequest['data'], failure: string) =>
    void send(request, failure, () => {
      // Otherwise the selection is another one, or the list is no longer on screen.
      if (isMounted()) onDone();
    });

  const remove = () => {
    deleteLater({
      ids,
      titleOf: describeDeletion,
      remove: (added) => send({ ids: [...added], action: 'delete' }, 'Error al eliminar consultas'),
    });
    setIsConfirming(false);
    onDone();
  };

  return (
    <div css={actionsCss}>
      {isPending && progress > 0 ? (
        <p role="status">{`${formatNumber(progress)} de ${formatNumber(ids.length)}…`}</p>
      ) : null}
      <FilterSelect
        label="Nuevo estado"
        value={status}
        options={STATUS_OPTIONS}
        onChange={(value) =>
          setStatus(ENQUIRY_STATUSES.find((choice) => choice === value) ?? status)
        }
      />
      {isCompleting ? <BulkResultSelect value={result} onChange={setResult} /> : null}
      {isAnswerNeeded ? (
        <FilterSelect
          label={
            unanswered === 1
              ? '1 no tiene respuesta registrada. ¿Se respondió?'
              : `${unanswered} no tienen respuesta registrada. ¿Se respondieron?`
          }
          value={answer ?? ''}
          options={[CHOOSE, ...ANSWER_CHOICES]}
          onChange={(value) =>
            setAnswer(COMPLETION_ANSWERS.find((choice) => choice === value) ?? null)
          }
        />
      ) : null}
      <Button
        variant="secondary"
        isLoading={isPending && !isOwnerChange}
        aria-disabled={isIncomplete}
        onClick={() =>
          apply(
            {
              ...{ ids: [...ids], action: 'status', status },
              ...(isCompleting ? result : null),
              ...(isAnswerNeeded && answer ? { answer } : null),
            },
            'Error al actualizar consultas',
          )
        }
      >
        Cambiar estado
      </Button>
      <BulkOwner
        isSaving={isPending && isOwnerChange}
        onTake={() => apply({ ids: [...ids], action: 'take' }, 'Error al tomar consultas')}
        onAssign={(ownerId) =>
          apply({ ids: [...ids], action: 'assign', ownerId }, 'Error al asignar consultas')
        }
      />
      {isManager ? (
        <DangerButton icon="trash" onClick={() => setIsConfirming(true)}>
          Eliminar
        </DangerButton>
      ) : null}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={remove}
        title={`¿Eliminar ${formatEnquiryCount(ids.length)}?`}
        description="Se borran con su historial y sus notas. Tienes diez segundos para deshacerlo."
        confirmLabel={`Eliminar ${formatEnquiryCount(ids.length)}`}
      />
    </div>
  );
}

const barCss = css({
  ...adminText.sm,
  ...flex.wrap,
  gap: `${space[3]} ${space[5]}`,
  alignItems: 'flex-end',
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${color.border}`,
  [mq.lg]: { paddingBlock: '2px', [mq.hover]: { '& > label': { minHeight: '32px' } } },
});

// Sticky, since selected rows may be anywhere on the page.
const activeCss = css({
  position: 'sticky',
  top: layout.nav,
  zIndex: 1,
  background: color.accentSoft,
});

const clearCss = css({ minHeight: '44px' });

const countCss = css({
  ...flex.inline,
  minHeight: '44px',
  color: color.fg,
  fontWeight: 600,
  '&:empty': { display: 'none' },
});

const actionsCss = css({
  ...flex.wrap,
  gap: space[3],
  alignItems: 'flex-end',
  // Wraps with the rest of the bar, which is narrow on phones.
  [mq.belowMd]: { display: 'contents' },
});

type BulkOwnerProps = {
  isSaving: boolean;
  onTake: () => void;
  onAssign: (ownerId: number) => void;
};

/** Takes the selected enquiries; a manager also assigns them. */
function BulkOwner({ isSaving, onTake, onAssign }: BulkOwnerProps) {
  const isManager = useIsManager();
  return (
    <>
      <Button variant="secondary" aria-disabled={isSaving} onClick={onTake}>
        Tomar
      </Button>
      {isManager ? (
        <AssignForm ownerId={null} running={isSaving ? 'other' : null} onAssign={onAssign} />
      ) : null}
    </>
  );
}

const NO_SALE: BulkResult = { result: 'sin_venta' };

type BulkResultSelectProps = {
  /** null while none is chosen. */
  value: BulkResult | null;
  onChange: (result: BulkResult | null) => void;
};

/** Selects a result that several enquiries can share; each sale is recorded on its own. */
function BulkResultSelect({ value, onChange }: BulkResultSelectProps) {
  const losses = useLossReasons().map((lossReason): BulkResult => ({
    result: 'perdida',
    lossReason,
  }));
  const results = new Map([NO_SALE, ...losses].map((result) => [formatResult(result), result]));
  return (
    <FilterSelect
      label={RESULT_COLUMN_LABELS.result}
      value={value ? formatResult(value) : ''}
      options={[CHOOSE, ...[...results.keys()].map((label) => ({ value: label, label }))]}
      onChange={(label) => onChange(results.get(label) ?? null)}
    />
  );
}

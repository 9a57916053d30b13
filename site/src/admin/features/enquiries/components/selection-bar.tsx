import { css } from '@emotion/react';
import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
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
import type {
  BulkRequest,
  BulkResponse,
  BulkResult,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatResult, RESULT_COLUMN_LABELS } from '@tequiora/cms/contracts/enquiry-result.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '@tequiora/cms/contracts/enquiry.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { useChangeEnquiries } from '../api/enquiry-changes.ts';
import { toOptions } from '../lib/filter-options.ts';
import { useLossReasons } from '../lib/use-loss-reasons.ts';
import type { Selection } from '../lib/use-selection.ts';

type SelectionBarProps = { selection: Selection; pageCount: number; onDone: () => void };

/** Selects the whole page; shows the number of selected rows and the bulk actions. */
export function SelectionBar({ selection, pageCount, onDone }: SelectionBarProps) {
  const { ids, isAll, toggleAll, clear } = selection;
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
      {count > 0 ? (
        <>
          <BulkActions
            ids={ids}
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

const STATUS_OPTIONS = toOptions(STATUS_LABELS);

/** Changes the status of the selected enquiries or deletes them. */
function BulkActions({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [status, setStatus] = useState<EnquiryStatus>('contactado');
  const [result, setResult] = useState(NO_SALE);
  const [isConfirming, setIsConfirming] = useState(false);
  const isManager = useIsManager();
  const { mutateAsync, isPending, variables } = useChangeEnquiries();
  const isMounted = useIsMounted();
  const isDeleting = isPending && variables.action === 'delete';

  const apply = (request: BulkRequest['data'], failure: string) =>
    void mutateAsync(request).then(
      (outcome) => {
        const type = outcome.changed > 0 ? 'success' : 'warning';
        notify(type, ...describeBulkChange(request, outcome));
        // Otherwise the selection is another one, or the list is no longer on screen.
        if (isMounted()) onDone();
      },
      (error: unknown) => {
        setIsConfirming(false);
        notifyFailure(failure, error);
      },
    );

  return (
    <div css={actionsCss}>
      <FilterSelect
        label="Nuevo estado"
        value={status}
        options={STATUS_OPTIONS}
        onChange={(value) =>
          setStatus(ENQUIRY_STATUSES.find((choice) => choice === value) ?? status)
        }
      />
      {status === 'completado' ? <BulkResultSelect value={result} onChange={setResult} /> : null}
      <Button
        variant="secondary"
        isLoading={isPending && !isDeleting}
        onClick={() =>
          apply(
            {
              ...{ ids: [...ids], action: 'status', status },
              ...(status === 'completado' ? result : null),
            },
            'Error al actualizar consultas',
          )
        }
      >
        Cambiar estado
      </Button>
      {isManager ? (
        <DangerButton icon="trash" onClick={() => setIsConfirming(true)}>
          Eliminar
        </DangerButton>
      ) : null}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => apply({ ids: [...ids], action: 'delete' }, 'Error al eliminar consultas')}
        title={`¿Eliminar ${formatEnquiryCount(ids.length)}?`}
        description="Se borran con su historial y sus notas. No se puede deshacer."
        confirmLabel={`Eliminar ${formatEnquiryCount(ids.length)}`}
        isWorking={isDeleting}
      />
    </div>
  );
}

const NO_SALE: BulkResult = { result: 'sin_venta' };

type BulkResultSelectProps = { value: BulkResult; onChange: (result: BulkResult) => void };

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
      value={formatResult(value)}
      options={[...results.keys()].map((label) => ({ value: label, label }))}
      onChange={(label) => onChange(results.get(label) ?? NO_SALE)}
    />
  );
}

/** Formats a number of enquiries: '1 consulta', '3 consultas'. */
function formatEnquiryCount(count: number): string {
  return formatCount(count, 'consulta', 'consultas');
}

/** Returns title and text of the notification after a bulk change. */
function describeBulkChange(
  request: BulkRequest['data'],
  { changed, refused }: BulkResponse['data'],
): [title: string, text: string | undefined] {
  const gone = request.ids.length - changed - refused;
  const sentences = [
    refused > 0 &&
      `${refused} ${refused === 1 ? 'sigue' : 'siguen'} igual: su estado o su resultado no lo permite.`,
    gone > 0 && (gone === 1 ? '1 ya no existía.' : `${gone} ya no existían.`),
  ].filter(Boolean);
  const text = sentences.length > 0 ? sentences.join(' ') : undefined;
  return [describeChanged(request, changed), text];
}

function describeChanged(request: BulkRequest['data'], changed: number): string {
  const count = formatEnquiryCount(changed);
  if (request.action === 'delete') {
    if (changed === 0) return 'No se eliminó ninguna consulta';
    return `${count} ${changed === 1 ? 'eliminada' : 'eliminadas'}`;
  }
  const status = STATUS_LABELS[request.status];
  return changed === 0 ? `Ninguna consulta pasó a «${status}»` : `${count} en «${status}»`;
}

const barCss = css({
  ...adminText.sm,
  ...flex.wrap,
  gap: `${space[3]} ${space[5]}`,
  alignItems: 'flex-end',
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${color.border}`,
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

import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { mutedCss } from '#src/admin/ui/admin-text.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { LeadImport } from '@tequiora/cms/contracts/enquiry-import.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { importsQuery, useUndoImport } from '../api/enquiry-import.ts';
import { describeUndo } from '../lib/describe-undo.ts';

/** Lists the last imports of enquiries, each of which can be undone. */
export function RecentImports() {
  const { data = [] } = useQuery(importsQuery);
  const [asked, setAsked] = useState<LeadImport | null>(null);
  const undo = useUndoImport();
  if (data.length === 0) return null;
  const run = ({ documentId }: LeadImport) =>
    undo.mutate(documentId, {
      onSuccess: ({ deleted, kept }) =>
        notify('success', 'Importación deshecha', describeUndo(deleted, kept)),
      onError: (error) => notifyFailure('Error al deshacer la importación', error),
      onSettled: () => setAsked(null),
    });
  return (
    <Panel title="Últimas importaciones">
      <ul role="list" css={listCss}>
        {data.map((one) => (
          <li key={one.documentId} css={rowCss}>
            <div css={textCss}>
              <p css={titleCss}>
                {`${one.file}: ${formatCount(one.count, 'consulta', 'consultas')}`}
              </p>
              <p css={mutedCss}>
                <RelativeTime iso={one.createdAt} />
                <span>{` · ${one.author}`}</span>
              </p>
            </div>
            {one.undoneAt ? (
              <Badge tone="gray">Deshecha</Badge>
            ) : (
              <Button
                variant="secondary"
                aria-label={`Deshacer: ${one.file}`}
                onClick={() => setAsked(one)}
              >
                Deshacer
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title="¿Deshacer la importación?"
        description="Se eliminan las consultas de ese archivo que nadie ha cambiado desde entonces. No se puede deshacer."
        confirmLabel="Eliminar las consultas"
        isWorking={undo.isPending}
        onConfirm={() => (asked ? run(asked) : null)}
      />
    </Panel>
  );
}

const listCss = css({ display: 'grid', gap: space[5] });

const rowCss = css({ ...flex.wrapSpread, gap: space[4] });

const textCss = css({ minWidth: 0, overflowWrap: 'anywhere' });

const titleCss = css({ color: color.fg, fontWeight: 600 });

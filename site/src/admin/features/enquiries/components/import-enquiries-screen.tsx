import { css } from '@emotion/react';
import { useState } from 'react';
import { failureText, notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { offerUndo } from '#src/admin/lib/offer-undo.ts';
import { useFocusOnChange } from '#src/admin/lib/use-focus-on-change.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { FileChooser } from '#src/admin/ui/file-chooser.tsx';
import { FileDrop } from '#src/admin/ui/file-drop.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { space } from '#src/theme/tokens.ts';
import { IMPORT_LIMITS, SheetProblem } from '@tequiora/cms/contracts/catalogue-import.ts';
import { LEAD_IMPORT_LIMITS, type LeadPreview } from '@tequiora/cms/contracts/enquiry-import.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import {
  type LeadSheet,
  useCheckLeads,
  useImportLeads,
  useReadLeads,
  useUndoImport,
} from '../api/enquiry-import.ts';
import { describeUndo } from '../lib/describe-undo.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { RecentImports } from './recent-imports.tsx';

const MEBIBYTE = 1024 * 1024;
const HINT = `XLSX o CSV, hasta ${IMPORT_LIMITS.fileBytes / MEBIBYTE} MB y ${formatNumber(LEAD_IMPORT_LIMITS.rows)} filas`;

const RULES = [
  'Se lee la primera hoja. Su primera fila tiene los títulos; después indicas qué es cada columna.',
  'Cada fila es una consulta. Necesita un nombre, y un correo o un teléfono.',
  'A las personas no se les envía ningún correo.',
];

const problemText = (error: Error) =>
  error instanceof SheetProblem ? error.message : failureText(error);

/** Imports enquiries from a sheet: the file, its columns, a preview. */
export function ImportEnquiriesScreen() {
  return (
    <>
      <PageHeader
        title="Importar consultas"
        description="De un archivo de tus anuncios, de una feria o de otro sistema. Antes de importar ves qué pasa con cada fila."
      />
      <EnquiryImport />
      <RecentImports />
    </>
  );
}

function EnquiryImport() {
  const [sheet, setSheet] = useState<LeadSheet | null>(null);
  const read = useReadLeads();
  const check = useCheckLeads();
  const store = useImportLeads();
  const undo = useUndoImport();
  const step = check.data ? 'rows' : sheet ? 'columns' : 'file';
  const region = useFocusOnChange(step);

  const choose = (file: File) => read.mutate(file, { onSuccess: setSheet });
  const restart = () => {
    setSheet(null);
    check.reset();
    read.reset();
  };
  const runUndo = (id: string) =>
    undo.mutate(id, {
      onSuccess: ({ deleted, kept }) =>
        notify('success', 'Importación deshecha', describeUndo(deleted, kept)),
      onError: (error) => notifyFailure('Error al deshacer la importación', error),
    });
  const apply = (rows: readonly LeadPreview[]) => {
    if (!check.data) return;
    const { data } = check.data;
    const chosen = new Set(rows.map(({ number }) => number));
    store.mutate(
      { ...data, rows: data.rows.filter(({ number }) => chosen.has(number)) },
      {
        onSuccess: ({ documentId, count }) => {
          restart();
          offerUndo({
            type: 'success',
            title: 'Consultas importadas',
            message: formatCount(count, 'consulta', 'consultas'),
            onUndo: () => runUndo(documentId),
          });
        },
        onError: (error) => {
          notifyFailure('No se importó ninguna consulta', error);
          // Shows which rows can no longer be imported.
          if (sheet) check.mutate(sheet);
        },
      },
    );
  };

  return (
    <section ref={region} tabIndex={-1} aria-label="Importación" css={regionCss}>
      {step === 'file' ? (
        <Panel title="Elige el archivo">
          <Stack>
            <FileDrop isActive={!read.isPending} onFile={choose}>
              <FileChooser
                label="Seleccionar archivo"
                fieldLabel="Archivo de las consultas"
                accept=".xlsx,.csv,text/csv"
                isLoading={read.isPending}
                onFile={choose}
              />
              <p css={hintCss}>{`O arrástralo aquí. ${HINT}.`}</p>
            </FileDrop>
            {read.error ? (
              <Banner tone="danger">{`No se pudo leer el archivo. ${problemText(read.error)}`}</Banner>
            ) : null}
            <CheckList items={RULES} />
          </Stack>
        </Panel>
      ) : null}
      {step === 'columns' && sheet ? (
        <ImportColumns
          sheet={sheet}
          onChange={setSheet}
          error={check.error ? failureText(check.error) : null}
          isChecking={check.isPending}
          onCheck={() => check.mutate(sheet)}
          onBack={restart}
        />
      ) : null}
      {check.data ? (
        <ImportRows
          key={check.submittedAt}
          rows={check.data.rows}
          isApplying={store.isPending}
          onApply={apply}
          onBack={() => check.reset()}
        />
      ) : null}
    </section>
  );
}

const regionCss = css({ display: 'grid', gap: space[6], minWidth: 0, outlineOffset: '4px' });

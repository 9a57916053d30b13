import { css } from '@emotion/react';
import { useState } from 'react';
import { failureText, notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { offerUndo } from '#src/admin/lib/offer-undo.ts';
import { useFocusOnChange } from '#src/admin/lib/use-focus-on-change.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { FileChooser } from '#src/admin/ui/file-chooser.tsx';
import { FileDrop } from '#src/admin/ui/file-drop.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, space } from '#src/theme/tokens.ts';
import {
  IMPORT_LIMITS,
  type ImportRow,
  SheetProblem,
} from '@tequiora/cms/contracts/catalogue-import.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import { useUndoChange } from '../api/price-changes.ts';
import { useCheckSheet, useImportRows } from '../api/product-import.ts';
import { ImportPreview } from './import-preview.tsx';
import { RecentChanges } from './recent-changes.tsx';

const ACCEPT = '.xlsx,.csv,text/csv';
const MEBIBYTE = 1024 * 1024;
const HINT = `XLSX o CSV, hasta ${IMPORT_LIMITS.fileBytes / MEBIBYTE} MB y ${formatNumber(IMPORT_LIMITS.fileRows)} filas`;

const RULES = [
  'Se lee la primera hoja. Su primera fila tiene los títulos que ves al exportar; una columna que falta no cambia nada.',
  '«ID» o «Dirección» dice de qué producto es la fila. Sin ellas se crea un producto nuevo.',
  'Las imágenes y el «Estado» no se importan.',
];

/** Imports products from a sheet, after a preview. */
export function ImportScreen() {
  return (
    <>
      <PageHeader
        title="Importar productos"
        description="Exporta el catálogo, edítalo en tu hoja de cálculo y súbelo aquí. Antes de importar ves qué cambia."
      />
      <ProductImport />
      <RecentChanges />
    </>
  );
}

function ProductImport() {
  const [isPublishing, setIsPublishing] = useState(false);
  const check = useCheckSheet();
  const change = useImportRows();
  const undo = useUndoChange();
  const { data, variables } = check;
  const region = useFocusOnChange(data !== undefined);

  const apply = (rows: ImportRow[]) => {
    if (!data) return;
    change.mutate(
      { ...data, rows },
      {
        onSuccess: ({ id, count }) => {
          check.reset();
          offerUndo({
            type: 'success',
            title: 'Productos importados',
            message: `${formatCount(count, 'producto', 'productos')}. El sitio se actualiza en unos segundos.`,
            onUndo: () => undo.mutate(id),
          });
        },
        onError: (error) => {
          notifyFailure('No se importó ningún producto', error);
          // Names the rows that cannot be imported any more.
          if (variables) check.mutate(variables);
        },
      },
    );
  };

  return (
    <section ref={region} tabIndex={-1} aria-label="Importación" css={regionCss}>
      {data ? (
        <ImportPreview
          key={check.submittedAt}
          checked={data}
          isApplying={change.isPending}
          onApply={apply}
          onBack={() => check.reset()}
        />
      ) : (
        <Panel title="Elige el archivo">
          <Stack>
            <FileDrop
              isActive={!check.isPending}
              onFile={(file) => check.mutate({ file, isPublishing })}
            >
              {check.isPending ? (
                <Progress name={variables?.file.name ?? ''} {...check.progress} />
              ) : (
                <>
                  <FileChooser
                    label="Seleccionar archivo"
                    fieldLabel="Archivo de los productos"
                    accept={ACCEPT}
                    onFile={(file) => check.mutate({ file, isPublishing })}
                  />
                  <p css={hintCss}>{`O arrástralo aquí. ${HINT}.`}</p>
                </>
              )}
            </FileDrop>
            {check.error ? (
              <Banner tone="danger">{`No se pudo revisar el archivo. ${problemText(check.error)}`}</Banner>
            ) : null}
            <CheckBox
              label="Publicar los productos nuevos (si no, quedan como borrador)"
              isChecked={isPublishing}
              onToggle={() => setIsPublishing(!isPublishing)}
            />
            <CheckList items={RULES} />
          </Stack>
        </Panel>
      )}
    </section>
  );
}

const problemText = (error: Error) =>
  error instanceof SheetProblem ? error.message : failureText(error);

function Progress({ name, done, total }: { name: string; done: number; total: number }) {
  return (
    <>
      <p role="status">
        {total === 0
          ? `Leyendo «${name}»…`
          : `Revisando ${formatNumber(done)} de ${formatCount(total, 'fila', 'filas')}…`}
      </p>
      <progress css={progressCss} aria-label="Revisando el archivo" value={done} max={total || 1} />
    </>
  );
}

const regionCss = css({ display: 'grid', gap: space[6], minWidth: 0, outlineOffset: '4px' });

const progressCss = css({ width: '100%', accentColor: color.accent });

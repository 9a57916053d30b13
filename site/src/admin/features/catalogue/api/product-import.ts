import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/admin/lib/api.ts';
import {
  findRepeatedRows,
  IMPORT_LIMITS,
  type ImportCheckResponse,
  type ImportRequest,
  type ImportResponse,
  type ImportRow,
  type SheetRow,
} from '@tequiora/cms/contracts/catalogue-import.ts';
import type { Sheet } from '@tequiora/cms/contracts/read-sheet.ts';
import { productKind } from '../lib/product-kind.ts';
import { refreshCatalogue } from './catalogue.ts';

/** A change of many products runs every check of the CMS for each of them. */
const options = { timeout: 60_000 };

/** The CMS accepts 1 MB of JSON. */
const REQUEST_LENGTH = 400_000;

/** Splits rows into parts that fit in one request each. */
function splitRows(rows: readonly SheetRow[]): SheetRow[][] {
  const parts: SheetRow[][] = [];
  let length = Infinity;
  for (const row of rows) {
    const own = JSON.stringify(row).length;
    const last = parts.at(-1);
    if (last && last.length < IMPORT_LIMITS.rows && length + own <= REQUEST_LENGTH) {
      last.push(row);
      length += own;
    } else {
      parts.push([row]);
      length = own;
    }
  }
  return parts;
}

export type CheckedSheet = {
  sheet: Sheet;
  isPublishing: boolean;
  rows: ImportRow[];
  ignoredColumns: string[];
};

type Progress = { done: number; total: number };

async function checkSheet(
  file: File,
  isPublishing: boolean,
  onProgress: (progress: Progress) => void,
): Promise<CheckedSheet> {
  const { readSheet } = await import(
    /* webpackChunkName: "admin-read-sheet" */ '@tequiora/cms/contracts/read-sheet.ts'
  );
  const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()));
  const { columns } = sheet;
  const total = sheet.rows.length;
  const rows: ImportRow[] = [];
  let ignoredColumns: string[] = [];
  for (const part of splitRows(sheet.rows)) {
    onProgress({ done: rows.length, total });
    const data = { columns, rows: part, isPublishing } satisfies ImportRequest['data'];
    const response = await api.post<ImportCheckResponse>(
      '/products/import/check',
      { data },
      options,
    );
    rows.push(...response.data);
    ignoredColumns = response.meta.ignoredColumns;
  }
  // The CMS has seen the rows in parts.
  const repeated = findRepeatedRows(columns, sheet.rows);
  const marked = rows.map((row): ImportRow => {
    const problem = repeated.get(row.number);
    if (!problem || row.outcome === 'refused') return row;
    return { ...row, outcome: 'refused', problems: [problem] };
  });
  return { sheet, isPublishing, rows: marked, ignoredColumns };
}

/** Reads a file and computes what its rows would do; nothing is changed. */
export function useCheckSheet() {
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 0 });
  const mutation = useMutation({
    mutationFn: ({ file, isPublishing }: { file: File; isPublishing: boolean }) =>
      checkSheet(file, isPublishing, setProgress),
    onMutate: () => setProgress({ done: 0, total: 0 }),
  });
  return { ...mutation, progress };
}

/** Imports the given rows of a checked sheet, or none of them. */
export function useImportRows() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sheet, isPublishing, rows }: CheckedSheet) => {
      const seen = new Map(rows.map(({ number, seenAt }) => [number, seenAt]));
      const data = {
        columns: sheet.columns,
        rows: sheet.rows.flatMap((row) => {
          const seenAt = seen.get(row.number);
          return seenAt === undefined ? [] : [{ ...row, seenAt }];
        }),
        isPublishing,
      } satisfies ImportRequest['data'];
      return (await api.post<ImportResponse>('/products/import', { data }, options)).data;
    },
    onSuccess: () => void refreshCatalogue(client, productKind),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import { SheetProblem } from '@tequiora/cms/contracts/catalogue-import.ts';
import {
  guessUses,
  LEAD_IMPORT_LIMITS as LIMITS,
  type LeadCheckResponse,
  type LeadImportRequest,
  type LeadImportResponse,
  type LeadImportsResponse,
  type LeadUndoResponse,
} from '@tequiora/cms/contracts/enquiry-import.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';

import { enquiryKeys } from './enquiries.ts';

export type LeadSheet = Omit<LeadImportRequest['data'], 'id'>;

/** Thousands of rows are read and compared with the stored contacts. */
const options = { timeout: 60_000 };

export const importsQuery = dataQuery<LeadImportsResponse>(
  ['enquiries', 'imports'],
  '/enquiries/imports',
);

const ID_LENGTH = 24;

/** Creates the id of an import, with which a repeated request imports once. */
function createImportId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Throws if the rows do not fit in one request, which is one transaction. */
function checkSize(sheet: LeadSheet): void {
  if (sheet.rows.length > LIMITS.rows) {
    throw new SheetProblem(
      `El archivo tiene más de ${formatNumber(LIMITS.rows)} filas: divídelo en varios.`,
    );
  }
  if (JSON.stringify(sheet).length > LIMITS.json) {
    throw new SheetProblem('El archivo tiene demasiado texto: divídelo en varios.');
  }
}

/** Reads a file and guesses what its columns are; nothing is sent. */
export function useReadLeads() {
  return useMutation({
    mutationFn: async (file: File): Promise<LeadSheet> => {
      const { readSheet } = await import(
        /* webpackChunkName: "admin-read-sheet" */ '@tequiora/cms/contracts/read-sheet.ts'
      );
      const { columns, rows } = await readSheet(new Uint8Array(await file.arrayBuffer()));
      const sheet: LeadSheet = {
        ...{ columns, rows, uses: guessUses(columns), file: file.name.slice(0, LIMITS.file) },
        ...{ channel: 'anuncio', isAnswered: false },
      };
      checkSize(sheet);
      return sheet;
    },
  });
}

/** Returns what each row would become; nothing is stored. */
export function useCheckLeads() {
  return useMutation({
    mutationFn: async (sheet: LeadSheet) => {
      const data = { ...sheet, id: createImportId() };
      const response = await api.post<LeadCheckResponse>(
        '/enquiries/import/check',
        { data },
        options,
      );
      return { data, rows: response.data };
    },
  });
}

/** Reloads everything about enquiries afterwards. */
function useEnquiryMutation<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: enquiryKeys.root }),
  });
}

/** Imports all given rows, or none of them. */
export const useImportLeads = () =>
  useEnquiryMutation(
    async (data: LeadImportRequest['data']) =>
      (await api.post<LeadImportResponse>('/enquiries/import', { data }, options)).data,
  );

export const useUndoImport = () =>
  useEnquiryMutation(
    async (id: string) =>
      (
        await api.post<LeadUndoResponse>(
          `/enquiries/imports/${encodeURIComponent(id)}/undo`,
          undefined,
          options,
        )
      ).data,
  );

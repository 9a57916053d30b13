import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { saveFile } from '#src/admin/lib/save-file.ts';
import type { Person } from '@tequiora/cms/contracts/personal-data.ts';
import { personalDataKeys } from './personal-data-keys.ts';

/** Downloads one file with all data held about a person. */
export function useExportPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (person: Person) => api.downloadAbout('/personal-data/export', { data: person }),
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name ?? 'datos-personales.html');
      void client.invalidateQueries({ queryKey: personalDataKeys.log });
    },
  });
}

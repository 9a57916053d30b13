import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { describeDocument, parseDocumentLink } from '../../../../contracts/document-link';

export type Document = { name: string; url: string; bytes: number };

type StoredFile = { name: string; url: string; size: number };
type FilesResponse = { results: StoredFile[] };

type DocumentPickerProps = {
  documents: readonly Document[];
  /** Address that the link has. */
  url: string;
  disabled?: boolean;
  onPick: (document: Document) => void;
};

const MAX_DOCUMENTS = 100;
const DOCUMENTS = '/upload/files';
const NEWEST_PDFS = {
  filters: { $and: [{ mime: { $eq: 'application/pdf' } }] },
  sort: 'createdAt:DESC',
  page: 1,
  pageSize: MAX_DOCUMENTS,
};

/** Returns the PDF documents of the media library, the newest first. */
export function useDocuments(): Document[] {
  const { get } = useFetchClient();
  const [documents, setDocuments] = useState<Document[]>([]);
  useEffect(() => {
    let isCancelled = false;
    get<FilesResponse>(DOCUMENTS, { params: NEWEST_PDFS })
      .then(({ data: { results } }) => {
        if (isCancelled) return;
        // Strapi stores sizes in kB.
        setDocuments(results.map(({ name, url, size }) => ({ name, url, bytes: size * 1000 })));
      })
      // Without the right to read the media library there is nothing to choose from.
      .catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [get]);
  return documents;
}

/** Chooses a PDF of the media library for a link. Shows nothing if there are none. */
export function DocumentPicker({ documents, url, disabled = false, onPick }: DocumentPickerProps) {
  if (documents.length === 0) return null;
  const chosen = documents.find((document) => document.url === url);
  return (
    <Field.Root name="document" width="100%">
      <Field.Label>Documento</Field.Label>
      <SingleSelect
        size="S"
        placeholder="Elegir un documento"
        disabled={disabled}
        value={chosen?.url ?? ''}
        onChange={(picked) => {
          const document = documents.find((each) => each.url === String(picked));
          if (document) onPick(document);
        }}
      >
        {documents.map((document) => (
          <SingleSelectOption key={document.url} value={document.url}>
            {labelOf(document)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

function labelOf({ name, url, bytes }: Document): string {
  const { href = url } = parseDocumentLink(url) ?? {};
  return `${name} (${describeDocument({ href, bytes })})`;
}

import { Button, Flex, Link, Modal, Status, Typography } from '@strapi/design-system';
import { useTable } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';

import type { BulkEntry } from '../../../../contracts/bulk-actions';
import { entryEditPath } from '../../../../contracts/entry-edit-path';
import { useCheckEntriesQuery, useRunBulkActionMutation } from './bulk-api';
import { summariseCheck, summariseRun } from './summarise-bulk';

type Entry = { id: number; documentId: string; status?: string };

const toProblems = (entries: readonly BulkEntry[]) =>
  entries.flatMap(({ refusal, ...entry }) =>
    refusal === null ? [] : [{ ...entry, messages: [refusal] }],
  );
const toWarnings = (entries: readonly BulkEntry[]) =>
  entries
    .filter(({ refusal, warnings }) => refusal === null && warnings.length > 0)
    .map(({ warnings, ...entry }) => ({ ...entry, messages: warnings }));
const labelOf = (count: number) =>
  count === 0 ? 'Publicar' : count === 1 ? 'Publicar una' : `Publicar ${count}`;
const acceptedIn = (entries: readonly BulkEntry[]) =>
  entries.filter(({ refusal }) => refusal === null).map(({ documentId }) => documentId);

/**
 * Content of the dialog that publishes several entries: names each entry that the CMS would refuse, and
 * publishes the others if the user wants that.
 */
export function BulkPublish({ onClose }: { onClose: () => void }) {
  const { slug: model = '' } = useParams();
  const selectedRows: object[] = useTable('BulkPublish', (table) => table.selectedRows);
  const selectRow = useTable('BulkPublish', (table) => table.selectRow);
  const latestSelectRow = useRef(selectRow);
  const [selected] = useState(selectedRows as Entry[]);
  const refusedIds = useRef<ReadonlySet<string>>();
  const changed = selected.filter(({ status }) => status !== 'published');
  const request = {
    model,
    action: 'publish' as const,
    documentIds: changed.map(({ documentId }) => documentId),
  };
  const check = useCheckEntriesQuery(request, { refetchOnMountOrArgChange: true });
  const [run, result] = useRunBulkActionMutation();
  const checked = check.isFetching ? undefined : check.data;
  const entries = result.data ?? checked;
  const accepted = acceptedIn(checked ?? []);

  async function publish() {
    const response = await run({ ...request, documentIds: accepted });
    if (!('data' in response)) return;
    const published = new Set(acceptedIn(response.data));
    refusedIds.current = new Set(request.documentIds.filter((id) => !published.has(id)));
  }

  useEffect(() => {
    latestSelectRow.current = selectRow;
  });
  // The list removes the dialog with the last selected entry, so the selection changes when it is closed.
  useEffect(
    () => () => {
      const refused = refusedIds.current;
      if (!refused) return;
      latestSelectRow.current(selected.filter(({ documentId }) => refused.has(documentId)));
    },
    [selected],
  );

  const hasFailed = check.isError || result.isError;
  const summary = result.data
    ? summariseRun(acceptedIn(result.data).length, request.documentIds.length)
    : checked && summariseCheck(accepted.length, request.documentIds.length);
  const refused = result.data
    ? [...toProblems(checked ?? []), ...toProblems(result.data)]
    : toProblems(checked ?? []);
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Flex direction="column" alignItems="stretch" gap={2} role="status">
            {hasFailed && (
              <Typography textColor="danger600">
                No pudimos terminar. Revisa tu conexión y vuelve a intentarlo.
              </Typography>
            )}
            {!entries && !hasFailed && (
              <Typography textColor="neutral600">
                {`Revisando ${request.documentIds.length} entradas…`}
              </Typography>
            )}
            {summary && (
              <Status variant={summary.variant} size="S">
                <Typography fontWeight="bold">{summary.text}</Typography>
              </Status>
            )}
            {changed.length < selected.length && (
              <Typography textColor="neutral600">
                {selected.length - changed.length === 1
                  ? 'Una ya está publicada y no tiene cambios.'
                  : `${selected.length - changed.length} ya están publicadas y no tienen cambios.`}
              </Typography>
            )}
          </Flex>
          <EntryProblems label="Hay que corregir" model={model} entries={refused} />
          {!result.data && (
            <EntryProblems label="Por revisar" model={model} entries={toWarnings(checked ?? [])} />
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer gap={2} wrap="wrap">
        <Button variant="tertiary" onClick={onClose}>
          {result.data ? 'Cerrar' : 'Cancelar'}
        </Button>
        {!result.data && (
          <Flex gap={2}>
            <Button
              variant="tertiary"
              loading={check.isFetching}
              onClick={() => void check.refetch()}
            >
              Revisar otra vez
            </Button>
            <Button
              disabled={accepted.length === 0}
              loading={result.isLoading}
              onClick={() => void publish()}
            >
              {labelOf(accepted.length)}
            </Button>
          </Flex>
        )}
      </Modal.Footer>
    </>
  );
}

type EntryProblemsProps = {
  label: string;
  model: string;
  entries: readonly { documentId: string; name: string; messages: readonly string[] }[];
};

/** Lists entries with what there is to correct in each; renders nothing for an empty list. */
function EntryProblems({ label, model, entries }: EntryProblemsProps) {
  if (entries.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {label}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={label}>
        {entries.map(({ documentId, name, messages }) => (
          <Flex key={documentId} tag="li" direction="column" alignItems="flex-start" gap={1}>
            <Link
              tag={RouterLink}
              to={entryEditPath({ uid: model, documentId, isSingle: false })}
              target="_blank"
            >
              {name}
            </Link>
            {messages.map((message) => (
              <Typography key={message} variant="pi" textColor="neutral700">
                {message}
              </Typography>
            ))}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}

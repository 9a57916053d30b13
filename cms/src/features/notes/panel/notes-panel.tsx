import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import { type EntryNote, NOTE_MAX, NOTE_MESSAGES } from '../../../../contracts/entry-notes';
import { useFieldOpener } from '../../../content-model/panel/use-field-opener';
import {
  type DocumentRef,
  useIsPublicType,
  useSchema,
} from '../../../content-model/panel/use-is-public-type';
import { esLabels } from '../../../content-model/views/es-labels';
import { fieldLabelOf, formatNoteAuthor } from './format-note';
import { useAddNoteMutation, useGetNotesQuery, useResolveNoteMutation } from './notes-api';

const POLL_MS = 15_000;
/** The select takes an empty value for none. */
const WHOLE = '*';

type NotesProps = { entry: DocumentRef & { documentId: string } };

/** Labels of the fields of a type that its form shows, in their order. */
function useFields(ref: DocumentRef): { name: string; label: string }[] {
  const { schema } = useSchema(ref);
  const labels = esLabels[`content-types.${ref.model}`] ?? {};
  return Object.keys(schema?.attributes ?? {}).flatMap((name) => {
    const label = labels[name];
    return label === undefined ? [] : [{ name, label }];
  });
}

type NoteItemProps = {
  uid: string;
  note: EntryNote;
  onOpen: () => void;
  onResolve: (isResolved: boolean) => void;
};

function NoteItem({ uid, note, onOpen, onResolve }: NoteItemProps) {
  const { field, text, resolvedAt } = note;
  const isResolved = resolvedAt !== null;
  return (
    <Box tag="li" background={isResolved ? 'neutral100' : 'warning100'} hasRadius padding={3}>
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {field === null ? null : (
          <Button variant="ghost" size="S" onClick={onOpen}>
            {fieldLabelOf(uid, field)}
          </Button>
        )}
        <Typography style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {formatNoteAuthor(note)}
        </Typography>
        <Button
          variant="tertiary"
          size="S"
          aria-label={`${isResolved ? 'Abrir de nuevo' : 'Resolver'}: ${text}`}
          onClick={() => onResolve(!isResolved)}
        >
          {isResolved ? 'Abrir de nuevo' : 'Resolver'}
        </Button>
      </Flex>
    </Box>
  );
}

function Notes({ entry }: NotesProps) {
  const { model: uid, documentId } = entry;
  const ref = { uid, documentId };
  const { data, error, refetch } = useGetNotesQuery(ref, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const [add, adding] = useAddNoteMutation();
  const [resolve] = useResolveNoteMutation();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const { open: openField } = useFieldOpener(entry);
  const fields = useFields(entry);
  const [text, setText] = useState('');
  const [field, setField] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [showsResolved, setShowsResolved] = useState(false);

  async function submit() {
    if (text.trim() === '') return setProblem(NOTE_MESSAGES.empty);
    if (text.length > NOTE_MAX) return setProblem(NOTE_MESSAGES.long);
    const result = await add({ ...ref, field, text });
    if ('error' in result && result.error) return setProblem(formatError(result.error));
    setText('');
    setField(null);
    await refetch();
  }

  async function change(id: string, isResolved: boolean) {
    const result = await resolve({ ...ref, id, isResolved });
    if ('error' in result && result.error) {
      toggleNotification({ type: 'danger', message: formatError(result.error) });
    }
    await refetch();
  }

  const open = (data ?? []).filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = (data ?? []).filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {data || !error ? null : <Typography role="alert">{formatError(error)}</Typography>}
      {open.length + resolved.length === 0 ? null : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Notas">
          {[...open, ...(showsResolved ? resolved : [])].map((note) => (
            <NoteItem
              key={note.id}
              uid={uid}
              note={note}
              onOpen={() => note.field !== null && openField(note.field)}
              onResolve={(isResolved) => void change(note.id, isResolved)}
            />
          ))}
        </Flex>
      )}
      {resolved.length === 0 ? null : (
        <Button
          variant="tertiary"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {showsResolved ? 'Ocultar las resueltas' : `Ver las resueltas (${resolved.length})`}
        </Button>
      )}
      {/* No form: that of the entry is around the panels, and a form in a form would be sent by the browser. */}
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root error={problem}>
          <Field.Label>Nota para el equipo</Field.Label>
          <Textarea
            value={text}
            placeholder="Ej. Falta confirmar el precio con compras."
            onChange={({ target }: { target: HTMLTextAreaElement }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
          <Field.Error />
        </Field.Root>
        <SingleSelect
          aria-label="Sobre qué campo"
          value={field ?? WHOLE}
          onChange={(chosen) => setField(chosen === WHOLE ? null : String(chosen))}
        >
          <SingleSelectOption value={WHOLE}>Toda la entrada</SingleSelectOption>
          {fields.map(({ name, label }) => (
            <SingleSelectOption key={name} value={name}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Button
          type="button"
          variant="secondary"
          loading={adding.isLoading}
          onClick={() => void submit()}
        >
          Agregar nota
        </Button>
      </Flex>
    </Flex>
  );
}

/** Side panel of the edit view: notes of staff about the entry and its fields. They are not published. */
export const NotesPanel: PanelComponent = ({ document, activeTab, ...ref }) => {
  const isPublic = useIsPublicType(ref);
  const id = ref.documentId ?? document?.documentId;
  if (!isPublic || !id || !document || activeTab === 'published') return null;
  return { title: 'Notas', content: <Notes key={id} entry={{ ...ref, documentId: id }} /> };
};

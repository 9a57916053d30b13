import type {
  EntryNote,
  EntryNotesResponse,
  NewNote,
  NoteResolution,
} from '../../../../contracts/entry-notes';
import { contentApi } from '../../../platform/panel/strapi-panel';

type Entry = { uid: string; documentId: string };

const pathOf = ({ uid, documentId }: Entry) => `/notes-panel/entries/${uid}/${documentId}`;
const notesOf = ({ data }: EntryNotesResponse) => data;

const notesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getNotes: build.query<EntryNote[], Entry>({
      query: (entry) => pathOf(entry),
      transformResponse: notesOf,
      keepUnusedDataFor: 0,
    }),
    addNote: build.mutation<EntryNote[], Entry & NewNote>({
      query: ({ field, text, ...entry }) => ({
        url: pathOf(entry),
        method: 'POST',
        data: { field, text },
      }),
      transformResponse: notesOf,
    }),
    resolveNote: build.mutation<EntryNote[], Entry & NoteResolution>({
      query: ({ id, isResolved, ...entry }) => ({
        url: `${pathOf(entry)}/resolve`,
        method: 'POST',
        data: { id, isResolved },
      }),
      transformResponse: notesOf,
    }),
  }),
});

export const { useGetNotesQuery, useAddNoteMutation, useResolveNoteMutation } = notesApi;

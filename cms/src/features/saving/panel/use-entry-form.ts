import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';

import { isPublicType } from '../../../content-model/public-types';
import {
  useContentManager,
  useDocument,
  useFormValues,
} from '../../../platform/panel/strapi-panel';

type Query = { status?: string; plugins?: unknown };

/** Returns the form of the edit view and its entry; undefined unless a public type is edited. */
export function useEntryForm() {
  const { origin } = useParams();
  const { model, id, collectionType, isCreatingEntry, isSingleType } = useContentManager();
  const [{ query }] = useQueryParams<Query>();
  const { plugins: _plugins, ...params } = query;
  const isNew = !isSingleType && (isCreatingEntry || !id);
  const documentId = isNew || isSingleType ? undefined : id;
  const documentRef = { model, collectionType, documentId, params };
  const entry = useDocument(documentRef, { skip: isNew });
  const form = useForm('useEntryForm', (state) => state);
  const values = useFormValues();
  const { schema, document } = entry;
  const isEdited = !origin && query.status !== 'published' && schema && isPublicType(schema);
  if (!isEdited || (!isNew && !document)) return undefined;
  return {
    ref: { model, documentId },
    uid: model,
    isNew,
    document,
    schema: schema.attributes,
    components: entry.components,
    updatedAt: typeof document?.updatedAt === 'string' ? document.updatedAt : null,
    /** Loads the stored entry into the form. */
    reload: () => Promise.resolve(entry.refetch()),
    readStored: () => entry.getInitialFormValues(isNew),
    ...values,
    isModified: form.modified,
    isSubmitting: form.isSubmitting,
    setValues: form.setValues,
  };
}

export type EntryForm = NonNullable<ReturnType<typeof useEntryForm>>;

import { useState } from 'react';
import { useForm, type DefaultValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { prepareReset } from '#src/admin/lib/prepare-reset.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { notify } from '#src/components/notifications/store.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import { describePicture, useSaveEntry } from '../api/catalogue.ts';
import { PUBLISHED, SAVED_AS_DRAFT } from './catalogue-texts.ts';
import type { EntryForm, EntryValues } from './entry-form.ts';
import type { AdminEntry, CatalogueKind } from './kind.ts';
import { newDescription, type PictureValue } from './picture-value.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useStaleEntry } from './use-stale-entry.ts';

const CONFLICT = 409;

export type SaveMode = 'draft' | 'publish';

/** Returns the state of the form of one entry, new (`item` is null) or stored. */
export function useEntryForm<Item extends AdminEntry, Values extends EntryValues>(
  kind: CatalogueKind<Item>,
  definition: EntryForm<Item, Values>,
  item: Item | null,
) {
  const { texts, paths } = kind;
  const form = useForm<Values>({
    resolver: definition.resolver,
    defaultValues: (item ? definition.toValues(item) : definition.empty) as DefaultValues<Values>,
  });
  const { isDirty, isSubmitting } = form.formState;
  // The version that the values come from. `item` may be newer: unpublishing responds with the stored one.
  const [base, setBase] = useState(item);
  const draftKey = `${texts.noun}:${item?.documentId ?? 'nuevo'}`;
  const draft = useFormDraft(form, draftKey, base?.updatedAt ?? null);
  const guard = useLeaveGuard(isDirty);
  const stale = useStaleEntry(kind, definition, form, { base, setBase, clearDraft: draft.clear });
  const { mutateAsync } = useSaveEntry(kind);
  const navigate = useNavigate();
  const [mode, setMode] = useState<SaveMode>('draft');

  const onSaved = (saved: Item, isPublishing: boolean, reset: (stored: Values) => void) => {
    draft.clear();
    const message = isPublishing ? PUBLISHED : SAVED_AS_DRAFT;
    notify('success', item ? texts.updated : texts.created, message);
    if (item) {
      setBase(saved);
      reset(definition.toValues(saved));
      stale.setStaleness({ phase: 'fresh' });
    } else {
      guard.disable();
      navigate(paths.entry(saved.documentId), { replace: true });
    }
  };

  const onFailed = (error: unknown) => {
    if (error instanceof ApiError && error.status === CONFLICT) {
      return stale.setStaleness({ phase: 'stale' });
    }
    const others = showFieldErrors(form, error, (path) => {
      const field = path === 'image' ? 'picture' : path;
      return field.replace(/\..*/, '') in definition.labels ? field : null;
    });
    if (others.length > 0) form.setError('root.panel', { message: others.join(' ') });
    notifyFailure(item ? texts.updateFailed : texts.createFailed, error);
  };

  const save = (requestedMode: SaveMode) => {
    if (isSubmitting) return;
    setMode(requestedMode);
    const isPublishing = requestedMode === 'publish';
    void form.handleSubmit(async (values) => {
      try {
        await describe(values.picture);
        const input = definition.toInput(values);
        const reset = prepareReset(form);
        onSaved(await mutateAsync({ stored: base, input, isPublishing }), isPublishing, reset);
      } catch (error) {
        onFailed(error);
      }
    })();
  };

  return {
    form,
    draft,
    guard,
    stale,
    save,
    /** Mode of the save in progress; null when idle. */
    saving: isSubmitting ? mode : null,
  };
}

async function describe(picture: PictureValue | null): Promise<void> {
  const text = picture && newDescription(picture);
  if (picture && text !== null) await describePicture(picture.id, text);
}

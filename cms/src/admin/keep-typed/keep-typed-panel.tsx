import { Button, Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import type { Values } from '../../publish-rules/entry';
import { type EntryForm, isLost, isSaved, putBack } from './lost-values';

// After a save that went well, the entry is read anew: until then a relation looks as before.
const READ_ANEW = 3_000;

/**
 * Offers what somebody typed when «Guardar» failed. Strapi puts it into its cache before the CMS
 * answers and takes it out again when the CMS refuses or is not reached; the form follows the cache,
 * and shows what was stored.
 */
export const KeepTypedPanel: PanelComponent = ({ document }) => {
  const user = useAuth('KeepTypedPanel', (state) => state.user);
  const storedAt = String(document?.updatedAt);
  const isOwn = (document?.updatedBy as { id?: unknown } | undefined)?.id === user?.id;
  const values = useForm('KeepTypedPanel', (form) => form.values) as Values;
  const loaded = useForm('KeepTypedPanel', (form) => form.initialValues) as Values;
  const isSubmitting = useForm('KeepTypedPanel', (form) => form.isSubmitting);
  const setValues = useForm('KeepTypedPanel', (form) => form.setValues);
  const [submitted, setSubmitted] = useState<EntryForm>();
  const [isOffered, setIsOffered] = useState(false);
  const wasSubmitting = useRef(false);
  // What is typed becomes what is loaded as soon as it is sent, at times in the same render.
  const loadedBefore = useRef(loaded);

  useEffect(() => {
    if (!isSubmitting) loadedBefore.current = loaded;
    else if (!wasSubmitting.current)
      setSubmitted({ values, loaded: loadedBefore.current, storedAt });
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, values, loaded, storedAt]);

  const hasSaved = submitted !== undefined && isSaved(submitted, { storedAt, isOwn });

  useEffect(() => {
    if (hasSaved) setSubmitted(undefined);
  }, [hasSaved]);

  const mayBeLost = !isSubmitting && submitted !== undefined && !hasSaved;
  const hasLost = mayBeLost && isLost(submitted, { values, loaded, storedAt });

  useEffect(() => {
    if (!hasLost) return undefined;
    const timer = setTimeout(() => setIsOffered(true), READ_ANEW);
    return () => {
      clearTimeout(timer);
      setIsOffered(false);
    };
  }, [hasLost]);

  if (!hasLost || !isOffered) return null;

  function restore() {
    if (submitted) setValues(putBack(submitted, values));
    setSubmitted(undefined);
  }

  return {
    title: 'No se guardó',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%" role="status">
        <Typography>
          Lo que escribiste ya no está en el formulario, pero lo guardamos aquí.
        </Typography>
        <Button variant="secondary" fullWidth onClick={restore}>
          Volver a ponerlo
        </Button>
      </Flex>
    ),
  };
};

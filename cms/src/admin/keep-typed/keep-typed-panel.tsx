import { Button, Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import type { Values } from '../../publish-rules/entry';
import { isLost, type Submitted } from './lost-values';

// After a save that went well, the entry is read anew: until then a relation looks as before.
const READ_ANEW = 3_000;

/**
 * Offers what somebody typed when «Guardar» failed. Strapi puts it into its cache before the CMS
 * answers and takes it out again when the CMS refuses or is not reached; the form follows the cache,
 * and shows what was stored.
 */
export const KeepTypedPanel: PanelComponent = ({ document }) => {
  const storedAt = String(document?.updatedAt);
  const values = useForm('KeepTypedPanel', (form) => form.values) as Values;
  const loaded = useForm('KeepTypedPanel', (form) => form.initialValues) as Values;
  const isSubmitting = useForm('KeepTypedPanel', (form) => form.isSubmitting);
  const setValues = useForm('KeepTypedPanel', (form) => form.setValues);
  const resetForm = useForm('KeepTypedPanel', (form) => form.resetForm);
  const [submitted, setSubmitted] = useState<Submitted>();
  const [isOffered, setIsOffered] = useState(false);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (isSubmitting && !wasSubmitting.current) setSubmitted({ typed: values, loaded, storedAt });
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, values, loaded, storedAt]);

  const hasLost = !isSubmitting && submitted !== undefined && isLost(submitted, values, storedAt);

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
    // So that «Guardar» can be pressed again: it compares with what the form began with.
    resetForm(submitted?.loaded);
    setValues(submitted?.typed ?? {});
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

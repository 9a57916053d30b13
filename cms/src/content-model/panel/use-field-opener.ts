import { useForm } from '@strapi/strapi/admin';
import { useRef } from 'react';

import type { FieldPath } from '../../../contracts/preview';
import { useFormValues } from '../../platform/panel/strapi-panel';
import { fieldsOf } from '../fields-of';
import { esLabels } from '../views/es-labels';
import { createFieldOpener, type LabelOf } from './focus-field';
import { type DocumentRef, useSchema } from './use-is-public-type';

/** Returns a function that names the fields of the form. */
function useFieldLabel(ref: DocumentRef): LabelOf {
  const { schema, components } = useSchema(ref);
  const { values } = useFormValues();
  return (path) => {
    if (!schema) return undefined;
    const fields = fieldsOf({ uid: ref.model, schema, components, values });
    const field = fields.find((each) => each.path.join('.') === path);
    return field && esLabels[field.owner]?.[field.name];
  };
}

type FieldOpener = {
  /** Moves the focus to a field of the form, also in closed components. */
  open: (path: FieldPath) => void;
  /** Keeps the focus where it is, also for fields that are still being opened. */
  cancel: () => void;
};

/** Returns the functions that open the fields of the form around the component. */
export function useFieldOpener(ref: DocumentRef): FieldOpener {
  const labelOf = useRef<LabelOf>(() => undefined);
  labelOf.current = useFieldLabel(ref);
  const setErrors = useForm('useFieldOpener', (form) => form.setErrors);
  const errors = useForm('useFieldOpener', (form) => form.errors);
  const latestErrors = useRef(errors);
  latestErrors.current = errors;
  const opener = useRef(createFieldOpener({ read: () => latestErrors.current, write: setErrors }));
  const functions = useRef<FieldOpener>({
    open: (path) => void opener.current.open(path, labelOf.current),
    cancel: () => opener.current.cancel(),
  });
  return functions.current;
}

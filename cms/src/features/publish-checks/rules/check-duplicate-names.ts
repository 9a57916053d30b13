import { foldText } from '../../../../contracts/fold-text';
import { textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

/** Warns about another entry of the type with the same name. */
export const duplicateNameCheck: PublishCheck = {
  severity: 'warning',
  stages: ['edit'],
  find: ({ values, documentId, others }) => {
    const [field, name] = values.name
      ? ['name', textOf(values.name)]
      : ['title', textOf(values.title)];
    const isSame = (other: string) => foldText(other) === foldText(name);
    const duplicate = others?.find(
      (other) => other.documentId !== documentId && isSame(other.name),
    );
    if (name === '' || !duplicate) return [];
    const message = `Ya hay otra entrada que se llama «${duplicate.name}». Si es la misma, edita esa.`;
    return [{ path: [field], message }];
  },
};

import { foldText } from '../../../../contracts/fold-text';
import { textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

/** Warns about another entry of the type with the same name. */
export const duplicateNameCheck: PublishCheck = ({ values, documentId, others }) => {
  const field = values.name ? 'name' : 'title';
  const name = textOf(values[field]);
  const isSame = (other: string) => foldText(other) === foldText(name);
  const duplicate = others?.find((other) => other.documentId !== documentId && isSame(other.name));
  if (name === '' || !duplicate) return [];
  const message = `Ya hay otra entrada que se llama «${duplicate.name}». Si es la misma, edita esa.`;
  return [{ path: [field], message }];
};

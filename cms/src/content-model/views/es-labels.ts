import { listFieldLabels } from './field-labels';
import { COMPONENT_VIEWS, TYPE_VIEWS } from './views';

/** Spanish labels of all fields, by `components.<uid>` and `content-types.<uid>`. */
export const esLabels: Record<string, Record<string, string>> = {
  ...listFieldLabels('components.', COMPONENT_VIEWS),
  ...listFieldLabels('content-types.', TYPE_VIEWS),
};

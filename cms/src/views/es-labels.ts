import { listLabels } from './field-labels';
import { COMPONENT_VIEWS, TYPE_VIEWS } from './views';

/** Spanish names of every field, by `components.<uid>` and `content-types.<uid>`. */
export const esLabels: Record<string, Record<string, string>> = {
  ...listLabels('components.', COMPONENT_VIEWS),
  ...listLabels('content-types.', TYPE_VIEWS),
};

import type { PlaceholderValues } from '../../../../contracts/placeholders';
import type { NamedEntry } from '../../../../contracts/usages';
import type { Problem, Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';

/** `edit`: while staff edit, in the CMS panel and in the dashboard; `publish`: at every publication. */
export type Stage = 'edit' | 'publish';

/** `error` refuses the publication, `warning` does not. */
export type Severity = 'error' | 'warning';

/** Valid targets of internal links. */
export type LinkTargets = {
  siteUrl: string;
  pages: ReadonlySet<string>;
  /** Ids that links may refer to, by page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

export type Version = { values: Values; fields: readonly EntryField[] };

/** An entry as a check reads it. Checks report nothing about what is undefined: it is not known. */
export type CheckedVersion = Version & {
  uid: string;
  documentId?: string | null | undefined;
  /** The published version; undefined when there is none. */
  published?: Version | undefined;
  targets?: LinkTargets | undefined;
  /** Values of the placeholders in its texts. */
  placeholders?: PlaceholderValues | undefined;
  /** All entries of the type, including this one. */
  others?: readonly NamedEntry[] | undefined;
};

export type PublishCheck = {
  severity: Severity;
  stages: readonly Stage[];
  find: (entry: CheckedVersion) => Problem[];
};

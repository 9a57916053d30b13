import type { SiteOrigins } from '../../../../contracts/link-address';
import type { PlaceholderValues } from '../../../../contracts/placeholders';
import type { OtherEntry } from '../../../../contracts/publish-checks';
import type { Problem, Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';

/** Valid targets of internal links. */
export type LinkTargets = SiteOrigins & {
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
  others?: readonly OtherEntry[] | undefined;
};

/** Returns the problems of an entry. */
export type PublishCheck = (entry: CheckedVersion) => Problem[];

/** Creates a check of each field separately; `describe` returns the messages about a field. */
export function fieldCheck(
  describe: (field: EntryField, entry: CheckedVersion) => string | string[] | undefined,
): PublishCheck {
  return (entry) =>
    entry.fields.flatMap((field) => {
      const messages = [describe(field, entry) ?? []].flat();
      return messages.map((message) => ({ path: field.path, message }));
    });
}

import { SCHEDULE_HINTS } from '../../../contracts/scheduling';
import type { Configuration, Metadata } from './configuration';
import { ADDED_LABELS } from './field-labels';
import { isCollectionView, type CollectionView, type View } from './view';

/** Returns the view of a relation's target type; undefined when we have none. */
type FindTarget = (field: string) => View | undefined;

function settingsOf(view: View | CollectionView): Configuration['settings'] {
  const own = { mainField: view.title };
  if (!isCollectionView(view)) return own;
  const [defaultSortBy, defaultSortOrder] = view.sort;
  return { ...own, defaultSortBy, defaultSortOrder, pageSize: view.pageSize };
}

function metadataOf(name: string, view: View, target: View | undefined): Metadata {
  const [label, help = '', example = ''] = view.fields[name] ?? [
    ADDED_LABELS[name] ?? name,
    (SCHEDULE_HINTS as Readonly<Record<string, string>>)[name],
  ];
  const edit = {
    label,
    description: help,
    // Without the prefix, the example looks like a value.
    placeholder: example && `Ej. ${example}`,
    editable: !view.readOnly?.includes(name),
    ...(target && { mainField: target.title }),
  };
  // Strapi shows these in lists only and stores no editor metadata for them.
  const isListOnly = name === 'id' || name === 'documentId';
  return { edit: isListOnly ? {} : edit, list: { label } };
}

/** Converts a view to the part of the content manager's configuration that it determines. */
export function buildConfiguration(
  view: View | CollectionView,
  fields: readonly string[],
  findTarget: FindTarget,
): Configuration {
  const metadatas = fields.map((name) => [name, metadataOf(name, view, findTarget(name))] as const);
  return {
    settings: settingsOf(view),
    metadatas: Object.fromEntries(metadatas),
    layouts: {
      list: isCollectionView(view) ? [...view.columns] : [],
      edit: [...view.editor],
    },
  };
}

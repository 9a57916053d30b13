import { esLabels } from '../translations/es-labels';
import { isRecord, type EditedEntry, type Values } from './entry';

// Nobody meets it on a page, and for networks the page's title describes it.
const NOT_SHOWN = 'shareImage';

type Place = { owner: string; attributes: EditedEntry['schema']['attributes']; values: Values };

function labelOf(owner: string, field: string): string {
  return esLabels[owner]?.[field] ?? field;
}

/** An empty text is a choice: the dashboard stores it for pictures that only decorate. */
function lacksText(file: unknown): file is Values {
  if (!isRecord(file) || !String(file.mime).startsWith('image/')) return false;
  return file.alternativeText === null || file.alternativeText === undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Pictures that nobody described, also those inside components, by field and file. */
export function pictureWarnings({ uid, schema, components, values }: EditedEntry): string[] {
  function inComponent(component: string, value: unknown, place: string): string[] {
    const attributes = components[component]?.attributes;
    if (!attributes || !isRecord(value)) return [];
    return within({ owner: `components.${component}`, attributes, values: value }, `${place} › `);
  }

  function within({ owner, attributes, values: own }: Place, before: string): string[] {
    return Object.entries(attributes).flatMap(([field, attribute]) => {
      const place = before + labelOf(owner, field);
      const value = own[field];
      const numbered = (index: number) =>
        Array.isArray(value) && value.length > 1 ? `${place} ${index + 1}` : place;
      switch (attribute.type) {
        case 'media':
          return field === NOT_SHOWN
            ? []
            : listOf(value)
                .filter(lacksText)
                .map(({ name }) => `«${place}»: «${String(name)}» no tiene texto alternativo.`);
        case 'component':
          return listOf(value).flatMap((each, index) =>
            inComponent(attribute.component ?? '', each, numbered(index)),
          );
        default:
          return [];
      }
    });
  }

  return within({ owner: `content-types.${uid}`, attributes: schema.attributes, values }, '');
}

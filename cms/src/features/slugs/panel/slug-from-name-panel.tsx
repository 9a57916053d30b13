import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import { useSchema } from '../../../content-model/panel/use-is-public-type';
import { useFormValues } from '../../../platform/panel/strapi-panel';

type Schema = NonNullable<ReturnType<typeof useSchema>['schema']>;

const TYPING_MS = 300;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

// A taken slug gets a number: «lector-2».
const withoutNumber = (slug: string) => slug.replace(/-\d{1,2}$/, '');

/** Returns true if a slug is empty or was generated from the name. */
function isGeneratedSlug(slug: unknown, suggested: string): boolean {
  if (slug === undefined || slug === null || slug === '') return true;
  return typeof slug === 'string' && withoutNumber(slug) === withoutNumber(suggested);
}

function findSlugField(schema: Schema | undefined) {
  for (const [field, attribute] of Object.entries(schema?.attributes ?? {})) {
    if (attribute.type === 'uid' && attribute.targetField) {
      return { field, target: attribute.targetField };
    }
  }
  return { field: '', target: '' };
}

/**
 * Updates the slug while the user types the name, until the entry is published or the slug is edited
 * by hand. Strapi only does so on a button. Renders nothing.
 */
export const SlugFromNamePanel: PanelComponent = ({ document, meta, activeTab, ...ref }) => {
  const { post } = useFetchClient();
  const { schema } = useSchema(ref);
  const { values, loaded } = useFormValues();
  const onChange = useForm('SlugFromNamePanel', (form) => form.onChange);
  const { field, target } = findSlugField(schema);
  const { model } = ref;
  const id = ref.documentId ?? '';
  const isPublished = (meta?.availableStatus?.length ?? 0) > 0 || document?.status === 'published';
  const isEnabled = field !== '' && !isPublished && activeTab !== 'published';
  const name = textOf(values[target]);
  const generated = useRef<{ name: string; slug: string }>();
  const latest = useRef(values);
  latest.current = values;
  const loadedName = textOf(loaded[target]);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const isTyped = name !== (generated.current?.name ?? loadedName);
    if (!isTyped) return undefined;
    let isCancelled = false;
    const suggest = async (text: string): Promise<string> => {
      const request = { contentTypeUID: model, field, data: { id, [target]: text } };
      return (await post<{ data: string }>('/content-manager/uid/generate', request)).data.data;
    };
    const update = async () => {
      const before = generated.current ?? { name: loadedName, slug: await suggest(loadedName) };
      if (isCancelled) return;
      if (!isGeneratedSlug(latest.current[field], before.slug)) return;
      const slug = await suggest(name);
      if (isCancelled || !isGeneratedSlug(latest.current[field], before.slug)) return;
      generated.current = { name, slug };
      onChange(field, slug);
    };
    // If the request fails, the slug stays; the CMS generates that of a new entry on save.
    const timer = setTimeout(() => void update().catch(() => undefined), TYPING_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isEnabled, name, loadedName, model, field, target, id, post, onChange]);

  return null;
};

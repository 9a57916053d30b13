import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import { useSchema } from '../public-type';
import { isFormed } from './follow-name';

type Values = Readonly<Record<string, unknown>>;
type Attribute = { type: string; targetField?: string };

const TYPING_MS = 300;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function addressField(attributes: Readonly<Record<string, unknown>> | undefined) {
  return Object.entries((attributes ?? {}) as Record<string, Attribute>).find(
    ([, { type, targetField }]) => type === 'uid' && targetField,
  );
}

/**
 * Forms the address from the name while somebody types, until the entry is published or somebody
 * writes an address. Strapi does so at the button only. Shows nothing.
 */
export const FollowNamePanel: PanelComponent = ({ document, meta, activeTab, ...place }) => {
  const { post } = useFetchClient();
  const { schema } = useSchema(place);
  const values = useForm('FollowNamePanel', (form) => form.values) as Values;
  const loaded = useForm('FollowNamePanel', (form) => form.initialValues) as Values;
  const onChange = useForm('FollowNamePanel', (form) => form.onChange);
  const [field = '', attribute] = addressField(schema?.attributes) ?? [];
  const target = attribute?.targetField ?? '';
  const { model } = place;
  const id = place.documentId ?? '';
  const isPublished = (meta?.availableStatus?.length ?? 0) > 0 || document?.status === 'published';
  const mayFollow = field !== '' && !isPublished && activeTab !== 'published';
  const name = textOf(values[target]);
  const formedOf = useRef<{ name: string; address: string }>();
  const latest = useRef(values);
  latest.current = values;
  const loadedName = textOf(loaded[target]);

  useEffect(() => {
    if (!mayFollow) return undefined;
    const isTyped = name !== (formedOf.current?.name ?? loadedName);
    if (!isTyped) return undefined;
    let isOver = false;
    const suggest = async (about: string): Promise<string> => {
      const request = { contentTypeUID: model, field, data: { id, [target]: about } };
      return (await post<{ data: string }>('/content-manager/uid/generate', request)).data.data;
    };
    const follow = async () => {
      const before = formedOf.current ?? { name: loadedName, address: await suggest(loadedName) };
      if (isOver) return;
      if (!isFormed(latest.current[field], before.address)) return;
      const address = await suggest(name);
      if (isOver || !isFormed(latest.current[field], before.address)) return;
      formedOf.current = { name, address };
      onChange(field, address);
    };
    // Without an answer the address stays; the CMS forms that of a new entry when it is saved.
    const timer = setTimeout(() => void follow().catch(() => undefined), TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mayFollow, name, loadedName, model, field, target, id, post, onChange]);

  return null;
};

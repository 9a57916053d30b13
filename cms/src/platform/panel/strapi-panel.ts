import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import { adminApi, type InputProps, type StrapiApp, useForm } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { isRecord } from '../../../contracts/is-record';

/*
 * UPSTREAM: @strapi/content-manager 5.54 · hooks with the prefix `unstable_`
 * why: there are no other ones for the entry and the list that the panel shows
 * test: site/e2e/publishing/panel.spec.ts, site/e2e/panel/before-publishing.spec.ts
 * until: they lose the prefix
 */
export {
  unstable_useContentManagerContext as useContentManager,
  unstable_useDocument as useDocument,
} from '@strapi/strapi/admin';

/**
 * The tag of the content manager's entries and lists, and of its relations, which are fetched again when a
 * request invalidates them.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the names of its cache tags
 * why: lists and editor show stale entries after a request of ours; there is no function to refresh them
 * test: site/e2e/panel/bulk.spec.ts, site/e2e/publishing/order.spec.ts
 * until: the content manager exports the tags or a function that refreshes its entries
 */
export const LIST_TAGS = ['Document'] as const;
export const EDITOR_TAGS = [...LIST_TAGS, 'Relations'] as const;
export const contentApi = adminApi.enhanceEndpoints({
  addTagTypes: [...EDITOR_TAGS, 'RecentDocumentList', 'CountDocuments'],
});

/** Values of a form of the content manager by field; Strapi types them as `object`. */
type FormValues = Readonly<Record<string, unknown>>;

const NO_VALUES: FormValues = {};

const toValues = (values: object): FormValues => (isRecord(values) ? values : NO_VALUES);

/** Returns the current and the initial values of the form around the component. */
export function useFormValues(): { values: FormValues; loaded: FormValues } {
  const values = useForm('useFormValues', (form) => form.values);
  const loaded = useForm('useFormValues', (form) => form.initialValues);
  return { values: toValues(values), loaded: toValues(loaded) };
}

type ContentManager = ContentManagerPlugin['config'];
type Zones = ContentManager['injectionZones'];
type ZoneView = 'editView' | 'listView';

/** Returns the functions that extend the content manager. Call it in `bootstrap`. */
export const contentManagerApis = (app: StrapiApp) =>
  app.getPlugin('content-manager').apis as ContentManager['apis'];

/** Adds a component to a zone of the content manager's pages. Call it in `bootstrap`. */
export function injectComponent<View extends ZoneView>(
  app: StrapiApp,
  view: View,
  zone: keyof Zones[View] & string,
  component: { name: string; Component: ComponentType },
): void {
  app.getPlugin('content-manager').injectComponent(view, zone, component);
}

/** Returns an input as the components of fields and filters are typed, which is without props. */
export const asField = (input: ComponentType<InputProps>) => input as ComponentType;

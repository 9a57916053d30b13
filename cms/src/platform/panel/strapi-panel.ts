import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import { type InputProps, type StrapiApp, useForm } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { isRecord } from '../../../contracts/is-record';

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

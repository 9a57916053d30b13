import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const CREATE_PATH = '/content-manager/collection-types/api::redirect.redirect/create';
const PARAM = 'desde';

/** Returns the path of the panel that opens a new redirect from an address. */
export function newRedirectPath(from: string): string {
  return `${CREATE_PATH}?${new URLSearchParams({ [PARAM]: from }).toString()}`;
}

/** Fills the address of a new redirect from the parameter of `newRedirectPath`. Renders nothing. */
export function PrefillRedirect() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const onChange = useForm('PrefillRedirect', (form) => form.onChange);
  const filled = useRef('');
  const from = pathname.endsWith(CREATE_PATH) ? (params.get(PARAM) ?? '') : '';

  useEffect(() => {
    if (from === '' || filled.current === from) return;
    filled.current = from;
    onChange('from', from);
  }, [from, onChange]);

  return null;
}

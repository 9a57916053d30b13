import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSettings } from '#src/components/layout/settings-context.tsx';
import { loadPageData } from '#src/lib/page-loader.ts';
import { fillGreeting } from '#src/lib/whatsapp.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/**
 * Name of the product that `/contacto?producto=…` names; null until it is known, or without one. The
 * message begins with it where nothing is written yet.
 */
export function useEnquirySubject({
  getValues,
  reset,
}: UseFormReturn<EnquiryValues>): string | null {
  const greeting = useSettings()?.greetings.product;
  const [subject, setSubject] = useState<string | null>(null);

  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get('producto');
    if (!slug) return;
    let isCurrent = true;
    void loadPageData(`/productos/${slug}`).then((data) => {
      const name = (data as Queries.ProductPageQuery | null)?.product?.name;
      if (!isCurrent || !name) return;
      setSubject(name);
      if (!greeting || getValues('message') !== '') return;
      reset({ ...getValues(), message: fillGreeting(greeting, { nombre: name }) });
    });
    return () => {
      isCurrent = false;
    };
  }, [getValues, reset, greeting]);

  return subject;
}

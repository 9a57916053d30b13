import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import { serviceCategoriesQuery } from '../api/catalogue.ts';
import { serviceForm, type ServiceValues } from '../lib/service-form.ts';
import { serviceKind } from '../lib/service-kind.ts';
import { CommonFields } from './common-fields.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { FeatureList } from './feature-list.tsx';

/** Edits the service whose id is in the URL; without an id, a new one. */
export function ServiceScreen() {
  return (
    <EntryScreen kind={serviceKind} definition={serviceForm}>
      {/* Fields register in this order; the first one with an error gets the focus. */}
      <CommonFields />
      <FeatureList />
      <ServiceFields />
    </EntryScreen>
  );
}

const KNOWN_CATEGORIES = 'categorias-conocidas';

/** Price and category are free text. */
function ServiceFields() {
  const form = useFormContext<ServiceValues>();
  const { data: categories = [] } = useQuery(serviceCategoriesQuery);
  return (
    <>
      <Grid columns={{ md: 2 }} gap={5} css={pairCss}>
        <TextInput
          id="precio"
          label="Precio"
          hint="Como lo leerán los visitantes, por ejemplo Desde $500/mes"
          isRequired
          autoComplete="off"
          limit={CATALOGUE_LIMITS.priceText.max}
          {...formField(form, 'price')}
        />
        <TextInput
          id="categoria"
          label="Categoría"
          hint="Opcional: una que ya existe, o una nueva"
          list={KNOWN_CATEGORIES}
          autoComplete="off"
          limit={CATALOGUE_LIMITS.category.max}
          {...formField(form, 'category')}
        />
      </Grid>
      <datalist id={KNOWN_CATEGORIES}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

// An error message of two lines must not push the other control down.
const pairCss = css({ alignItems: 'start' });

import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import { serviceCategoriesQuery } from '../api/service-categories-query.ts';
import type { ServiceValues } from '../lib/service-form.ts';

const KNOWN_CATEGORIES = 'categorias-conocidas';

/** Price and category are free text. */
export function ServiceFields() {
  const { register, formState } = useFormContext<ServiceValues>();
  const { errors } = formState;
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
          maxLength={CATALOGUE_LIMITS.priceText.max}
          error={errors.price?.message}
          {...register('price')}
        />
        <TextInput
          id="categoria"
          label="Categoría"
          hint="Opcional: una que ya existe, o una nueva"
          list={KNOWN_CATEGORIES}
          autoComplete="off"
          maxLength={CATALOGUE_LIMITS.category.max}
          error={errors.category?.message}
          {...register('category')}
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

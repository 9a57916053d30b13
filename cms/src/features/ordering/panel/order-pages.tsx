import { Box, Flex, Link, Main, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink, Route, Routes } from 'react-router-dom';

import { useGetOrderedTypesQuery } from './order-api';
import { OrderPage } from './order-page';

function Types() {
  const { data, isLoading } = useGetOrderedTypesQuery();
  if (isLoading) return <Page.Loading />;
  if (!data) return <Typography>No pudimos preguntar qué se ordena. Recarga la página.</Typography>;
  if (data.length === 0) return <Typography>Tu rol no permite ordenar nada.</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Qué ordenar">
      {data.map(({ uid, type }) => (
        <Box
          key={uid}
          tag="li"
          background="neutral0"
          hasRadius
          shadow="tableShadow"
          padding={4}
          maxWidth="64rem"
        >
          <Link tag={NavLink} to={`/ordenar/${uid}`} isExternal={false}>
            {type}
          </Link>
        </Box>
      ))}
    </Flex>
  );
}

/** Lists the types whose entries the user may order. */
function OrderedTypesPage() {
  return (
    <Main>
      <Page.Title>Ordenar</Page.Title>
      <Layouts.Header
        title="Ordenar"
        subtitle="Elige qué quieres acomodar. El orden vale en cuanto lo guardas."
      />
      <Layouts.Content>
        <Types />
      </Layouts.Content>
    </Main>
  );
}

/** Routes below «Ordenar» in the menu. */
export function OrderPages() {
  return (
    <Routes>
      <Route index element={<OrderedTypesPage />} />
      <Route path=":uid" element={<OrderPage />} />
    </Routes>
  );
}

import {
  Box,
  Searchbar,
  Table,
  Tbody,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { PictureUses } from '../../../contracts/content-guard';
import { PictureRow } from './picture-row';
import { useAsked } from './use-asked';

const COLUMNS = ['Nombre', 'Texto alternativo', 'Usada en'];
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function matches({ name, alternativeText, uses }: PictureUses, search: string): boolean {
  const texts = [name, alternativeText ?? '', ...uses.map((use) => use.name)];
  return plain(texts.join(' ')).includes(plain(search.trim()));
}

/** Where each picture of the media library appears, before somebody replaces or deletes it. */
export function PicturesPage() {
  const { data, hasFailed } = useAsked<PictureUses[]>('/content-guard/pictures');
  const [search, setSearch] = useState('');
  if (hasFailed) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const found = data.filter((picture) => matches(picture, search));
  return (
    <Page.Main>
      <Page.Title>Uso de imágenes</Page.Title>
      <Layouts.Header
        title="Uso de imágenes"
        subtitle="Dónde aparece cada imagen. Lo que se usa no se puede borrar: cámbiala primero ahí."
      />
      <Layouts.Content>
        <Box paddingBottom={4} maxWidth="36rem">
          <Searchbar
            name="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onClear={() => setSearch('')}
            clearLabel="Borrar la búsqueda"
            placeholder="Nombre, texto o entrada"
          >
            Buscar imágenes
          </Searchbar>
        </Box>
        {found.length === 0 ? (
          <Typography role="status">
            {data.length === 0 ? 'Todavía no hay imágenes.' : 'Ninguna imagen coincide.'}
          </Typography>
        ) : (
          <Table colCount={COLUMNS.length + 1} rowCount={found.length + 1}>
            <Thead>
              <Tr>
                <Th>
                  <VisuallyHidden>Imagen</VisuallyHidden>
                </Th>
                {COLUMNS.map((column) => (
                  <Th key={column}>
                    <Typography variant="sigma">{column}</Typography>
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {found.map((picture) => (
                <PictureRow key={picture.id} {...picture} />
              ))}
            </Tbody>
          </Table>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

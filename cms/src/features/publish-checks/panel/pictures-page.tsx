import { Box, Button, Flex, Searchbar, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';

import { foldText } from '../../../../contracts/fold-text';
import type { PictureUsages } from '../../../../contracts/usages';
import { useFetched } from '../../../platform/panel/use-fetched';
import { PictureCard } from './picture-card';

function matches({ name, alternativeText, usages }: PictureUsages, search: string): boolean {
  const texts = [name, alternativeText ?? '', ...usages.map((usage) => usage.name)];
  return foldText(texts.join(' ')).includes(foldText(search));
}

/** Lists the pictures of the media library with their usage. */
export function PicturesPage() {
  // Used as key: a retry starts from the loading state.
  const [attempt, setAttempt] = useState(0);
  return <LoadedPictures key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadedPictures({ onRetry }: { onRetry: () => void }) {
  const { data, hasFailed } = useFetched<PictureUsages[]>('/publish-checks/pictures');
  if (hasFailed) {
    return (
      <Frame>
        <Flex direction="column" alignItems="flex-start" gap={4}>
          <Typography role="alert">No pudimos averiguar dónde se usan las imágenes.</Typography>
          <Button variant="secondary" onClick={onRetry}>
            Volver a intentar
          </Button>
        </Flex>
      </Frame>
    );
  }
  if (!data) return <Page.Loading />;
  return (
    <Frame>
      <Pictures pictures={data} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page.Main>
      <Page.Title>Uso de imágenes</Page.Title>
      <Layouts.Header
        title="Uso de imágenes"
        subtitle="Dónde aparece cada imagen. Lo que se usa no se puede borrar: cámbiala primero ahí."
      />
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  );
}

function Pictures({ pictures }: { pictures: readonly PictureUsages[] }) {
  const [search, setSearch] = useState('');
  const found = pictures.filter((picture) => matches(picture, search));
  return (
    <>
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
          {pictures.length === 0 ? 'Todavía no hay imágenes.' : 'Ninguna imagen coincide.'}
        </Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label="Imágenes">
          {found.map((picture) => (
            <PictureCard key={picture.id} {...picture} />
          ))}
        </Flex>
      )}
    </>
  );
}

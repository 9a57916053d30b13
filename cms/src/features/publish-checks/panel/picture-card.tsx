import { Badge, Box, Flex, Typography } from '@strapi/design-system';

import { isDecorative } from '../../../../contracts/alt-text';
import type { PictureUsages } from '../../../../contracts/usages';
import { UsageList } from './usage-list';

function Description({ text }: { text: string | null }) {
  if (isDecorative(text)) return <Badge>Decorativa</Badge>;
  if (text) return <Typography textColor="neutral800">{text}</Typography>;
  // The badge's default red on red has too little contrast.
  return (
    <Badge backgroundColor="danger100" textColor="danger700">
      Falta
    </Badge>
  );
}

/** A picture of the media library with its alternative text and its usage. */
export function PictureCard({ name, thumbnail, alternativeText, usages }: PictureUsages) {
  return (
    <Flex
      tag="li"
      background="neutral0"
      borderColor="neutral200"
      hasRadius
      padding={4}
      gap={4}
      alignItems="flex-start"
      wrap="wrap"
    >
      <img src={thumbnail} alt="" loading="lazy" style={THUMBNAIL} />
      <Box style={NAME}>
        <Typography tag="h2" fontWeight="bold" style={WRAPPED}>
          {name}
        </Typography>
        <Typography tag="p" variant="sigma" textColor="neutral600">
          Texto alternativo
        </Typography>
        <Box style={WRAPPED}>
          <Description text={alternativeText} />
        </Box>
      </Box>
      <Box style={USAGE}>
        <Typography tag="p" variant="sigma" textColor="neutral600">
          Usada en
        </Typography>
        {usages.length > 0 ? (
          <UsageList usages={usages} />
        ) : (
          <Typography textColor="neutral600">En ninguna entrada: se puede borrar.</Typography>
        )}
      </Box>
    </Flex>
  );
}

const THUMBNAIL = {
  display: 'block',
  flex: 'none',
  width: '7.2rem',
  height: '5.4rem',
  objectFit: 'contain',
} as const;
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
// The columns wrap below the picture on narrow screens.
const NAME = { flex: '2 1 18rem', minWidth: 0 } as const;
const USAGE = { flex: '3 1 28rem', minWidth: 0 } as const;

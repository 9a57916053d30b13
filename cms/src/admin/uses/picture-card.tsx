import { Badge, Box, Flex, Typography } from '@strapi/design-system';

import type { PictureUses } from '../../../contracts/content-guard';
import { isDecorative } from '../../../contracts/pictures';
import { UseList } from './use-list';

function Description({ text }: { text: string | null }) {
  if (isDecorative(text)) return <Badge>Decorativa</Badge>;
  if (text) return <Typography textColor="neutral800">{text}</Typography>;
  // The badge's own red on red cannot be read.
  return (
    <Badge backgroundColor="danger100" textColor="danger700">
      Falta
    </Badge>
  );
}

/** A picture of the media library: what it shows, in words, and where. */
export function PictureCard({ name, thumbnail, alternativeText, uses }: PictureUses) {
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
      <Box style={USES}>
        <Typography tag="p" variant="sigma" textColor="neutral600">
          Usada en
        </Typography>
        {uses.length > 0 ? (
          <UseList uses={uses} />
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
// Beside the picture where there is room for it, and the uses beside or below.
const NAME = { flex: '2 1 18rem', minWidth: 0 } as const;
const USES = { flex: '3 1 28rem', minWidth: 0 } as const;

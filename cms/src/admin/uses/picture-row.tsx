import { Badge, Td, Tr, Typography } from '@strapi/design-system';

import type { PictureUses } from '../../../contracts/content-guard';
import { isDecorative } from '../../../contracts/pictures';
import { UseList } from './use-list';

function Description({ text }: { text: string | null }) {
  if (isDecorative(text)) return <Badge>Decorativa</Badge>;
  if (text) return <Typography textColor="neutral800">{text}</Typography>;
  return <Badge variant="danger">Falta</Badge>;
}

/** A picture of the media library: what it shows, in words, and where. */
export function PictureRow({ name, thumbnail, alternativeText, uses }: PictureUses) {
  return (
    <Tr>
      <Td>
        <img src={thumbnail} alt="" loading="lazy" style={THUMBNAIL} />
      </Td>
      <Td>
        <Typography fontWeight="bold" style={{ ...WRAPPED, minWidth: '12rem', display: 'block' }}>
          {name}
        </Typography>
      </Td>
      <Td style={WRAPPED}>
        <Description text={alternativeText} />
      </Td>
      <Td>
        {uses.length > 0 ? (
          <UseList uses={uses} />
        ) : (
          <Typography textColor="neutral600">En ninguna entrada: se puede borrar.</Typography>
        )}
      </Td>
    </Tr>
  );
}

// Of a fixed size: a narrow table would shrink it to nothing.
const THUMBNAIL = {
  display: 'block',
  width: '7.2rem',
  minWidth: '7.2rem',
  height: '5.4rem',
  objectFit: 'contain',
} as const;
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

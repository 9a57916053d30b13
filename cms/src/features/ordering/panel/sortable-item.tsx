import { Badge, Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag } from '@strapi/icons';
import type { DragEvent } from 'react';

import type { EntryState, OrderedEntry } from '../../../../contracts/order';

export type Direction = 'up' | 'down';

type SortableItemProps = {
  entry: OrderedEntry;
  /** Starts at 1. */
  place: number;
  isLast: boolean;
  isDragged: boolean;
  onDrag: (isOn: boolean) => void;
  onDragOver: () => void;
  onMove: (direction: Direction) => void;
};

const STATE_LABELS: Record<EntryState, string | undefined> = {
  draft: 'Borrador',
  modified: 'Con cambios sin publicar',
  published: undefined,
};

export function SortableItem({ entry, place, isLast, isDragged, ...on }: SortableItemProps) {
  const state = STATE_LABELS[entry.state];
  return (
    <Box
      tag="li"
      draggable
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      paddingLeft={4}
      paddingRight={4}
      paddingTop={2}
      paddingBottom={2}
      cursor="grab"
      style={{ opacity: isDragged ? 0.5 : 1 }}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox does not start a drag without data.
        event.dataTransfer.setData('text/plain', entry.name);
        on.onDrag(true);
      }}
      onDragEnd={() => on.onDrag(false)}
      onDragEnter={() => on.onDragOver()}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => event.preventDefault()}
    >
      <Flex gap={4}>
        <Drag aria-hidden fill="neutral500" />
        <Box minWidth="2.4rem">
          <Typography textColor="neutral600">{place}</Typography>
        </Box>
        <Box flex="1" minWidth={0}>
          <Typography fontWeight="bold">{entry.name}</Typography>
        </Box>
        {state && <Badge>{state}</Badge>}
        <Flex gap={1}>
          <IconButton
            variant="ghost"
            label={`Subir «${entry.name}»`}
            disabled={place === 1}
            onClick={() => on.onMove('up')}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            variant="ghost"
            label={`Bajar «${entry.name}»`}
            disabled={isLast}
            onClick={() => on.onMove('down')}
          >
            <ArrowDown />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  );
}

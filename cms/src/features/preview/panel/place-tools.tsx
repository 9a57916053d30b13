import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Pencil } from '@strapi/icons';

import type { PlaceDescription, PlaceList } from './describe-place';

type PlaceToolsProps = {
  place: PlaceDescription;
  onWrite: () => void;
  onMove: (list: PlaceList, to: number) => void;
  /** Shows the form at the field; without it, the form is in view. */
  onOpen?: (() => void) | undefined;
};

/** What can be done with the pressed place of the page, in addition to its field in the form. */
export function PlaceTools({ place, onWrite, onMove, onOpen }: PlaceToolsProps) {
  const { label, text, lists } = place;
  const length = text?.value.length ?? 0;
  const isTooLong = text?.maxLength != null && length > text.maxLength;
  return (
    <Flex role="group" aria-label="Lo que presionaste" gap={2} wrap="wrap">
      <Typography variant="pi" fontWeight="semiBold">
        {label}
      </Typography>
      {text && (
        <Button size="S" variant="tertiary" startIcon={<Pencil />} onClick={onWrite}>
          Escribir en la página
        </Button>
      )}
      {onOpen && (
        <Button size="S" variant="tertiary" onClick={onOpen}>
          Abrir el campo
        </Button>
      )}
      {isTooLong && (
        <Typography variant="pi" textColor="danger600" role="status">
          Van {length} letras y caben {text.maxLength}.
        </Typography>
      )}
      {lists
        .filter(({ count }) => count > 1)
        .map((list) => (
          <MoveButtons key={list.path} list={list} onMove={onMove} />
        ))}
    </Flex>
  );
}

type MoveButtonsProps = { list: PlaceList; onMove: PlaceToolsProps['onMove'] };

function MoveButtons({ list, onMove }: MoveButtonsProps) {
  const { label, index, count } = list;
  const name = `${label} ${index + 1}`;
  return (
    <Flex gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {name} de {count}
      </Typography>
      <IconButton
        label={`Subir ${name}`}
        size="S"
        disabled={index === 0}
        onClick={() => onMove(list, index - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={`Bajar ${name}`}
        size="S"
        disabled={index === count - 1}
        onClick={() => onMove(list, index + 1)}
      >
        <ArrowDown />
      </IconButton>
    </Flex>
  );
}

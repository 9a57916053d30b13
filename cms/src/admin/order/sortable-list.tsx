import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';

import type { OrderedEntry } from '../../../contracts/order';
import { move } from './move';
import { type Direction, SortableItem } from './sortable-item';

type SortableListProps = {
  label: string;
  entries: readonly OrderedEntry[];
  /** As it appears: what had the focus is gone. */
  takesFocus: boolean;
  onChange: (entries: OrderedEntry[]) => void;
};

/** A list whose items are dragged, or moved with their two buttons; it says where they are. */
export function SortableList({ label, entries, takesFocus, onChange }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<{ id: string; direction: Direction }>();

  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [takesFocus]);

  // An item that moves in the page loses the focus, and with it whoever works with the keyboard.
  useEffect(() => {
    if (!focused) return;
    const at = entries.findIndex(({ documentId }) => documentId === focused.id);
    const buttons = list.current?.children[at]?.querySelectorAll('button') ?? [];
    const inTurn = focused.direction === 'up' ? [...buttons] : [...buttons].reverse();
    // At either end one of the two cannot be pressed any more.
    inTurn.find((button) => !button.disabled)?.focus();
    setFocused(undefined);
  }, [entries, focused]);

  const placeOf = (id: string) => entries.findIndex(({ documentId }) => documentId === id);

  function moveTo(id: string, to: number) {
    const from = placeOf(id);
    if (from < 0 || to < 0 || to >= entries.length || to === from) return;
    onChange(move(entries, from, to));
    setSaid(`«${entries[from]?.name}»: lugar ${to + 1} de ${entries.length}`);
  }

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Flex
        ref={list}
        tag="ol"
        direction="column"
        alignItems="stretch"
        gap={2}
        maxWidth="80rem"
        aria-label={label}
      >
        {entries.map((entry, index) => (
          <SortableItem
            key={entry.documentId}
            entry={entry}
            place={index + 1}
            isLast={index === entries.length - 1}
            isDragged={entry.documentId === dragged}
            onDrag={(isOn) => setDragged(isOn ? entry.documentId : undefined)}
            onDragOver={() => dragged && moveTo(dragged, index)}
            onMove={(direction) => {
              moveTo(entry.documentId, index + (direction === 'up' ? -1 : 1));
              setFocused({ id: entry.documentId, direction });
            }}
          />
        ))}
      </Flex>
      {entries.length === 1 && (
        <Typography textColor="neutral600">Con una sola entrada no hay nada que mover.</Typography>
      )}
    </>
  );
}

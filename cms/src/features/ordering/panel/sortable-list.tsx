import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';

import type { OrderedEntry } from '../../../../contracts/order';
import { move } from './move';
import { type Direction, SortableItem } from './sortable-item';

type SortableListProps = {
  label: string;
  entries: readonly OrderedEntry[];
  /** Focuses the first button on mount, after a reload removed the focused element. */
  takesFocus: boolean;
  onChange: (entries: OrderedEntry[]) => void;
};

/** A list sorted by dragging or with buttons; new places are announced to screen readers. */
export function SortableList({ label, entries, takesFocus, onChange }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ id: string; direction: Direction }>();

  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [takesFocus]);

  // Moving an item in the DOM drops the focus, which keyboard users need.
  useEffect(() => {
    if (!focused) return;
    const at = entries.findIndex(({ documentId }) => documentId === focused.id);
    const buttons = list.current?.children[at]?.querySelectorAll('button') ?? [];
    const candidates = focused.direction === 'up' ? [...buttons] : [...buttons].reverse();
    // At either end of the list one of the buttons is disabled.
    candidates.find((button) => !button.disabled)?.focus();
    setFocused(undefined);
  }, [entries, focused]);

  const placeOf = (id: string) => entries.findIndex(({ documentId }) => documentId === id);

  function moveTo(id: string, to: number) {
    const from = placeOf(id);
    if (from < 0 || to < 0 || to >= entries.length || to === from) return;
    onChange(move(entries, from, to));
    setAnnouncement(`«${entries[from]?.name}»: lugar ${to + 1} de ${entries.length}`);
  }

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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

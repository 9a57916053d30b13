import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { type DragEvent, useState } from 'react';
import { styled } from 'styled-components';

import {
  CALENDAR_KIND_LABELS,
  type CalendarEvent,
  type CalendarKind,
} from '../../../../contracts/calendar';
import { formatTime, formatMonth, formatWeekday } from '../../../../contracts/format-date';
import { WEEKDAYS } from '../../../../contracts/format-opening-hours';
import { formatDay, localDay } from '../../../../contracts/zoned-time';
import { dayNumber, groupByDay, isInMonth, weeksOf } from './calendar-dates';
import { eventKey, KIND_COLORS } from './calendar-event';

/** Events of a day that a cell shows; the others are behind a button. */
const MAX_SHOWN = 4;

type MonthViewProps = {
  month: string;
  events: readonly CalendarEvent[];
  onOpen: (event: CalendarEvent) => void;
  onOpenDay: (day: number) => void;
  onDrop: (event: CalendarEvent, day: number) => void;
};

/** A month as a table; planned actions are moved by dragging, or in their dialog. */
export function MonthView({ month, events, onOpen, onOpenDay, onDrop }: MonthViewProps) {
  const days = groupByDay(events);
  const [dragged, setDragged] = useState<CalendarEvent>();
  const [target, setTarget] = useState<number>();
  const today = localDay(new Date());

  const dropOf = (day: number) =>
    dragged && {
      onDragEnter: () => setTarget(day),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setDragged(undefined);
        setTarget(undefined);
        if (localDay(new Date(dragged.at)) !== day) onDrop(dragged, day);
      },
    };

  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <MonthTable aria-label={formatMonth(`${month}-01`)}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <Typography variant="sigma" textColor="neutral600">
                  <abbr title={name}>{name.slice(0, 3)}</abbr>
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const found = days.get(day) ?? [];
                return (
                  <td
                    key={day}
                    data-day={formatDay(day)}
                    data-outside={isInMonth(day, month) ? undefined : ''}
                    data-target={target === day ? '' : undefined}
                    {...dropOf(day)}
                  >
                    <DayNumber aria-current={day === today ? 'date' : undefined}>
                      <time dateTime={formatDay(day)}>{dayNumber(day)}</time>
                    </DayNumber>
                    <Chips aria-label={formatWeekday(formatDay(day))}>
                      {found.slice(0, MAX_SHOWN).map((event) => (
                        <li key={eventKey(event)}>
                          <Chip
                            type="button"
                            $color={KIND_COLORS[event.kind]}
                            draggable={event.canMove}
                            onClick={() => onOpen(event)}
                            onDragStart={(drag: DragEvent) => {
                              drag.dataTransfer.effectAllowed = 'move';
                              // Firefox does not start a drag without data.
                              drag.dataTransfer.setData('text/plain', event.name);
                              setDragged(event);
                            }}
                            onDragEnd={() => {
                              setDragged(undefined);
                              setTarget(undefined);
                            }}
                          >
                            <VisuallyHidden>{CALENDAR_KIND_LABELS[event.kind]}, </VisuallyHidden>
                            <b>{formatTime(event.at)}</b> {shortName(event)}
                          </Chip>
                        </li>
                      ))}
                    </Chips>
                    {found.length === 0 ? null : (
                      <DayButton
                        type="button"
                        $isAlways={found.length > MAX_SHOWN}
                        onClick={() => onOpenDay(day)}
                      >
                        <span>
                          {found.length > MAX_SHOWN ? `+${found.length - MAX_SHOWN}` : null}
                        </span>
                        <span>{found.length}</span>
                        <VisuallyHidden> del {formatWeekday(formatDay(day))}</VisuallyHidden>
                      </DayButton>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </MonthTable>
      <Legend />
    </Box>
  );
}

/** Says what the colours of the events mean. */
function Legend() {
  const kinds = Object.entries(CALENDAR_KIND_LABELS) as [CalendarKind, string][];
  const labels = new Map<string, string[]>();
  for (const [kind, label] of kinds) {
    labels.set(KIND_COLORS[kind], [...(labels.get(KIND_COLORS[kind]) ?? []), label]);
  }
  return (
    <Flex tag="ul" gap={4} wrap="wrap" padding={4} aria-label="Colores">
      {[...labels].map(([name, found]) => (
        <Flex key={name} tag="li" gap={2}>
          <Swatch $color={name} aria-hidden />
          <Typography variant="pi" textColor="neutral600">
            {found.join(' · ')}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

const Swatch = styled.span<{ $color: string }>`
  width: 1.2rem;
  height: 1.2rem;
  border-radius: 0.3rem;
  background: ${({ theme, $color }) => colorOf(theme, $color, 600)};
`;

/** Returns the name without the type, for which a cell has no room. */
const shortName = ({ name, type }: CalendarEvent) =>
  name === type ? name : name.slice(`${type} «`.length, -1);

const MonthTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  th,
  td {
    padding: 0.4rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  td {
    height: 5.6rem;
    vertical-align: top;
  }

  td[data-outside] {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  td[data-target] {
    background: ${({ theme }) => theme.colors.primary100};
  }

  abbr {
    text-decoration: none;
  }

  ${({ theme }) => theme.breakpoints.medium} {
    th,
    td {
      padding: 0.8rem;
    }

    td {
      height: 12rem;
    }
  }
`;

const DayNumber = styled.div`
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral700};

  &[aria-current] time {
    display: inline-block;
    min-width: 2.4rem;
    padding-inline: 0.4rem;
    border-radius: 1.2rem;
    background: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.neutral0};
    text-align: center;
    line-height: 2.4rem;
  }
`;

/** On narrow screens, cells have no place for names: the button shows their number. */
const Chips = styled.ul`
  display: none;

  ${({ theme }) => theme.breakpoints.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.4rem;
    margin-top: 0.4rem;
  }
`;

const Chip = styled.button<{ $color: string }>`
  display: block;
  width: 100%;
  padding: 0.4rem 0.6rem;
  overflow: hidden;
  border: 0;
  border-inline-start: 3px solid ${({ theme, $color }) => colorOf(theme, $color, 600)};
  border-radius: 0.4rem;
  background: ${({ theme, $color }) => colorOf(theme, $color, 100)};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &[draggable='true'] {
    cursor: grab;
  }
`;

type Theme = { colors: object };
const colorOf = ({ colors }: Theme, name: string, shade: number) =>
  (colors as Record<string, string>)[`${name}${shade}`];

const DayButton = styled.button<{ $isAlways: boolean }>`
  min-width: 3.2rem;
  min-height: 3.2rem;
  border: 0;
  border-radius: 0.4rem;
  background: ${({ theme }) => theme.colors.primary100};
  color: ${({ theme }) => theme.colors.primary700};
  font-size: 1.4rem;
  cursor: pointer;

  > span:first-child {
    display: none;
  }

  ${({ theme }) => theme.breakpoints.medium} {
    display: ${({ $isAlways }) => ($isAlways ? 'block' : 'none')};
    min-height: 2.4rem;
    margin-top: 0.4rem;
    font-size: 1.2rem;

    > span:first-child {
      display: inline;
    }

    > span:nth-child(2) {
      display: none;
    }
  }
`;

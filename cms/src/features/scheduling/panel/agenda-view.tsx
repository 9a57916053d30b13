import { Box, Button, Flex, Link, Status, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

import { CALENDAR_KIND_LABELS, type CalendarEvent } from '../../../../contracts/calendar';
import { entryEditPath } from '../../../../contracts/entry-edit-path';
import { formatWeekday } from '../../../../contracts/format-date';
import { formatDay } from '../../../../contracts/zoned-time';
import { groupByDay, isInMonth } from './calendar-dates';
import { eventKey, formatEventTime, KIND_COLORS } from './calendar-event';

type AgendaViewProps = {
  month: string;
  events: readonly CalendarEvent[];
  onOpen: (event: CalendarEvent) => void;
};

const VARIANTS = {
  primary: 'primary',
  danger: 'danger',
  alternative: 'alternative',
  neutral: 'secondary',
} as const;

export const agendaDayId = (day: number) => `dia-${formatDay(day)}`;

/** The events of a month by day. */
export function AgendaView({ month, events, onOpen }: AgendaViewProps) {
  const days = [...groupByDay(events)].filter(([day]) => isInMonth(day, month));
  if (days.length === 0) {
    return (
      <Typography textColor="neutral600">No hay nada en este mes con estos filtros.</Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {days.map(([day, found]) => (
        <Box
          key={day}
          tag="section"
          aria-labelledby={agendaDayId(day)}
          background="neutral0"
          hasRadius
          shadow="tableShadow"
          padding={4}
        >
          <Typography tag="h2" variant="delta" id={agendaDayId(day)} tabIndex={-1}>
            {formatWeekday(formatDay(day))}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={3}>
            {found.map((event) => (
              <Flex
                key={eventKey(event)}
                tag="li"
                gap={3}
                wrap="wrap"
                justifyContent="space-between"
                alignItems="flex-start"
              >
                <Flex
                  direction="column"
                  alignItems="flex-start"
                  gap={1}
                  minWidth={0}
                  flex="1 1 24rem"
                >
                  <Flex gap={2} wrap="wrap">
                    <Typography fontWeight="bold">{formatEventTime(event.at)}</Typography>
                    <Status variant={VARIANTS[KIND_COLORS[event.kind]]} size="S">
                      <Typography>{CALENDAR_KIND_LABELS[event.kind]}</Typography>
                    </Status>
                  </Flex>
                  <Link
                    tag={NavLink}
                    to={entryEditPath(event)}
                    isExternal={false}
                    style={{ overflowWrap: 'anywhere' }}
                  >
                    {event.name}
                  </Link>
                  {event.who === null ? null : (
                    <Typography variant="pi" textColor="neutral600">
                      {event.who}
                    </Typography>
                  )}
                </Flex>
                {event.canMove ? (
                  <Button
                    variant="tertiary"
                    aria-label={`Mover: ${event.name}`}
                    onClick={() => onOpen(event)}
                  >
                    Mover
                  </Button>
                ) : null}
              </Flex>
            ))}
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}

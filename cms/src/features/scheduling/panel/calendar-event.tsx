import { Box, Button, Field, Flex, Link, Modal, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { NavLink } from 'react-router-dom';

import {
  CALENDAR_KIND_LABELS,
  CALENDAR_MESSAGES,
  type CalendarEvent,
  type CalendarKind,
} from '../../../../contracts/calendar';
import { entryEditPath } from '../../../../contracts/entry-edit-path';
import { formatLongDateTime, formatTime } from '../../../../contracts/format-date';
import { formatLocal, parseLocal } from '../../../../contracts/zoned-time';
import { readerTime } from './calendar-dates';

/** Colours of the design system for each kind; offers have those of the alternative palette. */
export const KIND_COLORS: Record<CalendarKind, 'primary' | 'danger' | 'alternative' | 'neutral'> = {
  publish: 'primary',
  unpublish: 'danger',
  'offer-start': 'alternative',
  'offer-end': 'alternative',
  published: 'neutral',
  unpublished: 'neutral',
};

export const eventKey = ({ kind, uid, documentId, at }: CalendarEvent) =>
  [kind, uid, documentId, at].join();

/** Formats '10:00', with the reader's time where it differs. */
export function formatEventTime(at: string): string {
  const own = readerTime(at);
  const time = formatTime(at);
  return own === undefined ? time : `${time} (${own} donde estás)`;
}

type EventDialogProps = {
  event: CalendarEvent;
  isMoving: boolean;
  onMove: (to: string) => void;
  onClose: () => void;
};

/** Dialog about an event, with the form that moves it. */
export function EventDialog({ event, isMoving, onMove, onClose }: EventDialogProps) {
  const { kind, at, name, who, canMove } = event;
  const stored = formatLocal(new Date(at)).replace(' ', 'T');
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState<string>();
  const own = readerTime(at);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const date = parseLocal(typed);
    if (!date) return setError(CALENDAR_MESSAGES.date);
    onMove(date.toISOString());
  }

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>{name}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Box>
              <Typography tag="p" fontWeight="bold">
                {CALENDAR_KIND_LABELS[kind]} el {formatLongDateTime(at)} (hora del centro de México)
              </Typography>
              {own === undefined ? null : (
                <Typography tag="p" textColor="neutral600">
                  Donde estás son las {own}.
                </Typography>
              )}
              {who === null ? null : (
                <Typography tag="p" textColor="neutral600">
                  Lo último lo guardó {who}.
                </Typography>
              )}
            </Box>
            <Link tag={NavLink} to={entryEditPath(event)} isExternal={false}>
              Abrir la entrada
            </Link>
            {canMove ? (
              <form id="mover" onSubmit={submit} noValidate>
                <Field.Root error={error} hint="Hora del centro de México">
                  <Field.Label>Nueva fecha</Field.Label>
                  <Field.Input
                    type="datetime-local"
                    value={typed}
                    onChange={({ target }: { target: HTMLInputElement }) => {
                      setTyped(target.value);
                      setError(undefined);
                    }}
                  />
                  <Field.Hint />
                  <Field.Error />
                </Field.Root>
              </form>
            ) : kind.startsWith('offer') ? (
              <Typography textColor="neutral600">
                Las fechas de una oferta se cambian en el formulario de su entrada.
              </Typography>
            ) : null}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cerrar</Button>
          </Modal.Close>
          {canMove ? (
            <Button type="submit" form="mover" loading={isMoving} disabled={typed === stored}>
              Mover
            </Button>
          ) : null}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

import {
  Alert,
  Box,
  Button,
  Flex,
  IconButton,
  Loader,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { ArrowLeft, ArrowRight } from '@strapi/icons';
import {
  Layouts,
  Page,
  useAPIErrorHandler,
  useIsMobile,
  useNotification,
} from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  CALENDAR_KIND_LABELS,
  type Calendar,
  type CalendarEvent,
  isPlannedKind,
  MAX_CALENDAR_EVENTS,
} from '../../../../contracts/calendar';
import { formatLongDateTime, formatMonth } from '../../../../contracts/format-date';
import { EntryItem } from '../../../platform/panel/entry-item';
import { AgendaView, agendaDayId } from './agenda-view';
import { useGetCalendarQuery, useMoveEventMutation } from './calendar-api';
import {
  addMonths,
  currentMonth,
  filterEvents,
  moveToDay,
  optionsOf,
  periodOf,
  readMonth,
} from './calendar-dates';
import { EventDialog } from './calendar-event';
import { formatScheduleFailure, formatStopped } from './format-schedule';
import { MonthView } from './month-view';
import { SubscribeDialog } from './subscribe-dialog';

const POLL_MS = 30_000;
const TYPE = 'tipo';
const WHO = 'persona';
const VIEW = 'vista';
const MONTH = 'mes';
// The select takes an empty value for none.
const ALL = '*';

/** What is late or did not work, above the calendar. */
function Overdue({ failed, stoppedSince }: Pick<Calendar, 'failed' | 'stoppedSince'>) {
  return (
    <>
      {stoppedSince === null ? null : (
        <Box paddingBottom={4} role="alert">
          <Typography textColor="danger600">{formatStopped(stoppedSince)}</Typography>
        </Box>
      )}
      {failed.length === 0 ? null : (
        <Box
          tag="section"
          aria-labelledby="sin-cumplir"
          background="danger100"
          hasRadius
          padding={4}
          marginBottom={4}
        >
          <Typography tag="h2" variant="delta" id="sin-cumplir">
            No se pudo cumplir
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={3}>
            {failed.map((entry) => (
              <EntryItem key={`${entry.uid}:${entry.documentId}`} entry={entry}>
                {entry.failure ? (
                  <Typography>{formatScheduleFailure(entry.uid, entry.failure)}</Typography>
                ) : null}
              </EntryItem>
            ))}
          </Flex>
        </Box>
      )}
    </>
  );
}

type FilterProps = {
  label: string;
  all: string;
  options: readonly string[];
  value: string | null;
  onChange: (value: string | null) => void;
};

function Filter({ label, all, options, value, onChange }: FilterProps) {
  return (
    <Box flex="1 1 16rem" maxWidth="28rem">
      <SingleSelect
        aria-label={label}
        value={value ?? ALL}
        onChange={(chosen) => onChange(chosen === ALL ? null : String(chosen))}
      >
        <SingleSelectOption value={ALL}>{all}</SingleSelectOption>
        {/* A chosen value stays selectable in months without it. */}
        {[...new Set([...options, ...(value === null ? [] : [value])])].map((option) => (
          <SingleSelectOption key={option} value={option}>
            {option}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Box>
  );
}

type Moved = { event: CalendarEvent; to: string };

/** «Calendario»: what is planned, and what was published and withdrawn, by month or as an agenda. */
export function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const isMobile = useIsMobile();
  const month = readMonth(params.get(MONTH));
  const isAgenda = (params.get(VIEW) ?? (isMobile ? 'agenda' : MONTH)) === 'agenda';
  const filter = { type: params.get(TYPE), who: params.get(WHO) };
  const { data, isLoading, error } = useGetCalendarQuery(periodOf(month), {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const [move, { isLoading: isMoving }] = useMoveEventMutation();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const [opened, setOpened] = useState<CalendarEvent>();
  const [moved, setMoved] = useState<Moved>();
  const [isSubscribing, setIsSubscribing] = useState(false);
  const [day, setDay] = useState<number>();

  useEffect(() => {
    if (!isAgenda || day === undefined) return;
    const heading = document.getElementById(agendaDayId(day));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
    setDay(undefined);
  }, [isAgenda, day]);

  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );

  async function moveEvent(event: CalendarEvent, to: string) {
    const { kind, uid, documentId, at } = event;
    if (!isPlannedKind(kind)) return;
    const result = await move({ uid, documentId, kind, from: at, to });
    if ('error' in result && result.error) {
      toggleNotification({ type: 'danger', message: formatError(result.error) });
      return;
    }
    setOpened(undefined);
    setMoved({ event, to });
  }

  async function undo({ event, to }: Moved) {
    await moveEvent({ ...event, at: to }, event.at);
    setMoved(undefined);
  }

  const events = data ? filterEvents(data.events, filter) : [];
  return (
    <Page.Main>
      <Page.Title>Calendario</Page.Title>
      <Layouts.Header
        title={formatMonth(`${month}-01`)}
        subtitle="Lo planeado y lo que ya se publicó, en la hora del centro de México"
        primaryAction={
          <Button variant="secondary" onClick={() => setIsSubscribing(true)}>
            Suscribirse
          </Button>
        }
      />
      <Layouts.Content>
        <Flex gap={2} wrap="wrap" paddingBottom={4}>
          <IconButton label="Mes anterior" onClick={() => set(MONTH, addMonths(month, -1))}>
            <ArrowLeft />
          </IconButton>
          <Button
            variant="tertiary"
            disabled={month === currentMonth()}
            onClick={() => set(MONTH, null)}
          >
            Hoy
          </Button>
          <IconButton label="Mes siguiente" onClick={() => set(MONTH, addMonths(month, 1))}>
            <ArrowRight />
          </IconButton>
          <Button variant="tertiary" onClick={() => set(VIEW, isAgenda ? MONTH : 'agenda')}>
            {isAgenda ? 'Ver por mes' : 'Ver como agenda'}
          </Button>
          <Filter
            label="Tipo"
            all="Todos los tipos"
            options={optionsOf(data?.events ?? [], 'type')}
            value={filter.type}
            onChange={(value) => set(TYPE, value)}
          />
          <Filter
            label="Persona"
            all="Todas las personas"
            options={optionsOf(data?.events ?? [], 'who')}
            value={filter.who}
            onChange={(value) => set(WHO, value)}
          />
        </Flex>
        {moved ? (
          <Box paddingBottom={4}>
            <Alert
              variant="success"
              title="Movida."
              closeLabel="Cerrar el aviso"
              onClose={() => setMoved(undefined)}
              action={
                <Button size="S" variant="secondary" onClick={() => void undo(moved)}>
                  Deshacer
                </Button>
              }
            >
              {moved.event.name}: {CALENDAR_KIND_LABELS[moved.event.kind].toLowerCase()} el{' '}
              {formatLongDateTime(moved.to)}.
            </Alert>
          </Box>
        ) : null}
        {data ? <Overdue {...data} /> : null}
        {data?.isCut ? (
          <Typography tag="p" textColor="warning700">
            Hay más de {MAX_CALENDAR_EVENTS} en este periodo: las últimas no se muestran.
          </Typography>
        ) : null}
        {isLoading ? (
          <Flex justifyContent="center" padding={6}>
            <Loader>Cargando el calendario…</Loader>
          </Flex>
        ) : !data ? (
          <Typography role="alert">
            {error ? formatError(error) : 'No pudimos leer el calendario. Recarga la página.'}
          </Typography>
        ) : isAgenda ? (
          <AgendaView month={month} events={events} onOpen={setOpened} />
        ) : (
          <MonthView
            month={month}
            events={events}
            onOpen={setOpened}
            onOpenDay={(chosen) => {
              set(VIEW, 'agenda');
              setDay(chosen);
            }}
            onDrop={(event, chosen) => void moveEvent(event, moveToDay(event.at, chosen))}
          />
        )}
      </Layouts.Content>
      {opened ? (
        <EventDialog
          event={opened}
          isMoving={isMoving}
          onMove={(to) => void moveEvent(opened, to)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {isSubscribing ? <SubscribeDialog onClose={() => setIsSubscribing(false)} /> : null}
    </Page.Main>
  );
}

import { css, keyframes } from '@emotion/react';
import { Fragment, useEffect, useRef, useState, type PointerEvent } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { duration, flex, mq, palette, radius } from '#src/theme/tokens.ts';
import { formatWholeMoney } from '@tequiora/cms/contracts/money.ts';
import { DemoFrame } from '../demo-frame.tsx';
import {
  bookingAt,
  BOOKINGS,
  conflictOf,
  describeNights,
  freeRoomFor,
  NIGHTS,
  ROOMS,
  stayBetween,
  type Booking,
  type Stay,
} from './stays.ts';

/** What the last action gave: a new booking, or why there is none. */
type Outcome = { text: string; isRefused: boolean };
type Night = { room: number; night: number };

const GUEST = 'Tú';
const HINT = 'Arrastra sobre las noches de una habitación, o toca la primera y la última.';

function refusal(stay: Stay, { guest }: Booking, bookings: readonly Booking[]): Outcome {
  const free = freeRoomFor(bookings, stay);
  const advice = free ? ` Esas noches está libre ${free}.` : '';
  const text = `No se duplica: ${ROOMS[stay.room]?.name ?? ''} ya está a nombre de ${guest}.${advice}`;
  return { text, isRefused: true };
}

function confirmation(stay: Stay): Outcome {
  const { name, price } = ROOMS[stay.room] ?? { name: '', price: 0 };
  const total = formatWholeMoney(price * (stay.to - stay.from + 1));
  return { text: `${name} reservada: ${describeNights(stay)}, ${total}.`, isRefused: false };
}

/** A calendar to try: a stay is dragged over nights, and a double booking is refused. */
export function Bookings({ onClose }: { onClose: () => void }) {
  const [bookings, setBookings] = useState(BOOKINGS);
  const [marked, setMarked] = useState<Stay | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const dragged = useRef<Night | null>(null);

  function finish(stay: Stay) {
    const conflict = conflictOf(bookings, stay);
    setMarked(null);
    setOutcome(conflict ? refusal(stay, conflict, bookings) : confirmation(stay));
    if (!conflict) setBookings([...bookings, { ...stay, guest: GUEST }]);
  }

  /** The first press marks a night, the next one in the same room ends the stay. */
  function press({ room, night }: Night) {
    const stay = stayBetween(room, night, night);
    if (marked?.room === room) return finish(stayBetween(room, marked.from, night));
    if (conflictOf(bookings, stay)) return finish(stay);
    setMarked(stay);
    const text = `Desde el ${NIGHTS[night] ?? ''}. Toca la última noche, o la misma si es una sola.`;
    setOutcome({ text, isRefused: false });
  }

  function drag({ clientX, clientY }: PointerEvent) {
    const from = dragged.current;
    if (!from) return;
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-night]');
    if (Number(cell?.dataset.room) !== from.room) return;
    const night = Number(cell?.dataset.night);
    if (night !== from.night) setMarked(stayBetween(from.room, from.night, night));
  }

  // A drag may end outside of the calendar. Without a second night it was a press.
  useEffect(() => {
    const drop = () => {
      if (dragged.current && marked && marked.from < marked.to) finish(marked);
      dragged.current = null;
    };
    window.addEventListener('pointerup', drop);
    return () => window.removeEventListener('pointerup', drop);
  });

  return (
    <DemoFrame
      label="Calendario de reservaciones de prueba"
      title="Reservaciones de julio"
      onClose={onClose}
    >
      <div css={bodyCss}>
        <div css={gridCss} onPointerMove={drag}>
          <span />
          {NIGHTS.map((night) => (
            <span key={night} css={nightCss}>
              {night}
            </span>
          ))}
          {ROOMS.map(({ name, price }, room) => (
            <Fragment key={name}>
              <span css={roomCss}>
                <strong>{name}</strong>
                <span>{formatWholeMoney(price)}</span>
              </span>
              {NIGHTS.map((label, night) => (
                <Cell
                  key={label}
                  room={room}
                  night={night}
                  booking={bookingAt(bookings, room, night)}
                  isMarked={marked?.room === room && marked.from <= night && night <= marked.to}
                  onHold={() => {
                    dragged.current = { room, night };
                  }}
                  onPress={() => press({ room, night })}
                />
              ))}
            </Fragment>
          ))}
        </div>
        <div css={footCss}>
          <p key={outcome?.text} role="status" css={[outcomeCss, outcome?.isRefused && refusedCss]}>
            {outcome?.text ?? HINT}
          </p>
          {bookings.length > BOOKINGS.length ? (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setBookings(BOOKINGS);
                setOutcome(null);
              }}
            >
              Empezar de nuevo
            </Button>
          ) : null}
        </div>
      </div>
    </DemoFrame>
  );
}

type CellProps = {
  room: number;
  night: number;
  booking: Booking | undefined;
  isMarked: boolean;
  onHold: () => void;
  onPress: () => void;
};

/** One night of a room. */
function Cell({ room, night, booking, isMarked, onHold, onPress }: CellProps) {
  const isOwn = booking?.guest === GUEST;
  const taken = isOwn ? 'tu reservación' : `a nombre de ${booking?.guest ?? ''}`;
  const state = booking ? taken : 'libre';
  return (
    <button
      type="button"
      data-room={room}
      data-night={night}
      aria-label={`${ROOMS[room]?.name ?? ''}, ${NIGHTS[night] ?? ''}: ${state}`}
      aria-pressed={isMarked}
      css={[
        cellCss,
        booking && (isOwn ? ownCss : bookedCss),
        booking?.from === night && firstCss,
        booking?.to === night && lastCss,
        isMarked && markedCss,
      ]}
      onPointerDown={onHold}
      onClick={onPress}
    >
      {booking?.from === night ? <span css={guestCss}>{booking.guest}</span> : null}
    </button>
  );
}

const bodyCss = css({ display: 'grid', gap: '12px', padding: '14px', background: palette.gray[0] });

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.75rem, 1.4fr) repeat(7, minmax(0, 1fr))',
  rowGap: '6px',
  // Dragging over nights selects no text, and a vertical swipe still scrolls the page.
  userSelect: 'none',
  touchAction: 'pan-y',
});

const nightCss = css({ color: palette.gray[600], fontWeight: 600, textAlign: 'center' });

const roomCss = css({
  display: 'grid',
  alignContent: 'center',
  lineHeight: 1.25,
  '& > span': { color: palette.gray[600] },
});

const cellCss = css({
  position: 'relative',
  minWidth: 0,
  height: '44px',
  padding: 0,
  border: `1px solid ${palette.gray[200]}`,
  borderWidth: '1px 1px 1px 0',
  background: palette.gray[50],
  color: palette.navy[900],
  fontSize: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { zIndex: 2, outlineOffset: '-3px' },
  [mq.hover]: { '&:hover': { background: palette.blue[50] } },
});

const bookedCss = css({
  '&&': { background: palette.amber[200], borderColor: palette.amber[200] },
});

const ownCss = css({ '&&': { background: palette.green[200], borderColor: palette.green[200] } });

const firstCss = css({ borderRadius: `${radius.md} 0 0 ${radius.md}` });

const lastCss = css({ borderRadius: `0 ${radius.md} ${radius.md} 0` });

const markedCss = css({
  '&&': { boxShadow: `inset 0 0 0 2px ${palette.blue[600]}`, background: palette.blue[100] },
});

// Lies over the nights of its stay.
const guestCss = css({
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  left: '7px',
  transform: 'translateY(-50%)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

const footCss = css({ ...flex.wrapSpread, alignItems: 'center', gap: '10px', minHeight: '44px' });

const shake = keyframes({
  '25%': { transform: 'translateX(-5px)' },
  '75%': { transform: 'translateX(5px)' },
});

const outcomeCss = css({ flex: '1 1 14rem', margin: 0, color: palette.gray[700] });

const refusedCss = css({
  color: palette.red[700],
  fontWeight: 600,
  animation: `${shake} ${duration[2]} 2`,
  [mq.reducedMotion]: { animation: 'none' },
});

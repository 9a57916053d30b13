import { css } from '@emotion/react';
import { useRef, type RefObject } from 'react';
import { paths } from '#src/admin/lib/paths.ts';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { buttonCss } from '#src/components/ui/button-css.ts';
import { ButtonIcon } from '#src/components/ui/button-icon.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { telHref } from '#src/lib/phone.ts';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import type { ListContext } from '../lib/list-context.ts';
import { useOwnerChange } from '../lib/use-owner-change.ts';
import { rowLink } from '../lib/use-row-shortcuts.ts';

type TodayRowProps = {
  enquiry: EnquirySummary;
  /** Location state of the link to the enquiry. */
  context: ListContext;
  /** Opens the dialog that composes a reply. */
  onReply: (enquiry: EnquirySummary, channel: ReplyChannel) => void;
  /** Called after a change that may remove the row. */
  onDone: () => void;
};

/** Shows an enquiry with the ways to answer it, and takes it if it has no owner. */
export function TodayRow({ enquiry, context, onReply, onDone }: TodayRowProps) {
  const { documentId, name, folio, type, message, owner, nextStep, nextStepOn } = enquiry;
  const user = useCurrentUser();
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row} css={rowCss}>
      <div css={textCss}>
        <p css={headCss}>
          <ScreenLink
            to={paths.enquiry.to(documentId)}
            state={context}
            css={nameCss}
            {...rowLink(enquiry)}
          >
            {name}
          </ScreenLink>
          <DueBadge enquiry={enquiry} />
          {owner?.id === user.id ? <Badge tone="blue">Tuya</Badge> : null}
        </p>
        <p css={hintCss}>
          {folio} · {TYPE_LABELS[type]}
        </p>
        {nextStep && nextStepOn ? (
          <p css={stepCss}>
            <b>{formatShortDay(nextStepOn)}</b>: {nextStep}
          </p>
        ) : (
          <p css={messageCss}>{message}</p>
        )}
      </div>
      <RowActions enquiry={enquiry} row={row} onReply={onReply} onDone={onDone} />
    </li>
  );
}

/** Placeholder of a row while «Hoy» loads. */
export function TodayRowSkeleton() {
  return (
    <div css={rowCss}>
      <div css={textCss}>
        <Skeleton width="14rem" height="24px" />
        <Skeleton width="9rem" height="18px" />
        <Skeleton height="41px" />
      </div>
      <div css={actionsCss}>
        <Skeleton width="13rem" height="44px" />
        <Skeleton width="13rem" height="44px" />
      </div>
    </div>
  );
}

type RowActionsProps = Omit<TodayRowProps, 'context'> & { row: RefObject<HTMLElement> };

function RowActions({ enquiry, row, onReply, onDone }: RowActionsProps) {
  const { name, phone, email, owner } = enquiry;
  const { change, running } = useOwnerChange(onDone);
  const about = <VisuallyHidden> a {name}</VisuallyHidden>;

  // Other shortcuts are those of the list; a reply needs no other screen here.
  useShortcuts({ reply: () => onReply(enquiry, phone ? 'whatsapp' : 'email') }, row);

  return (
    <div css={actionsCss}>
      {phone ? (
        <>
          <Button
            variant="whatsapp"
            size="sm"
            icon="whatsapp"
            onClick={() => onReply(enquiry, 'whatsapp')}
          >
            WhatsApp{about}
          </Button>
          <a href={telHref(phone)} css={buttonCss('secondary', 'sm')}>
            <ButtonIcon icon="phone">Llamar{about}</ButtonIcon>
          </a>
        </>
      ) : null}
      {email ? (
        <Button variant="secondary" size="sm" icon="mail" onClick={() => onReply(enquiry, 'email')}>
          Correo{about}
        </Button>
      ) : null}
      {owner ? null : (
        <Button
          size="sm"
          isLoading={running !== null}
          onClick={() => change(enquiry, { action: 'take' })}
        >
          Tomar<VisuallyHidden> la consulta de {name}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

const rowCss = css({
  ...flex.wrapSpread,
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  '& + &': { borderTop: `1px solid ${color.border}` },
});

const textCss = css({ flex: '1 1 20rem', display: 'grid', gap: space[2], minWidth: 0 });

const headCss = css({ ...flex.wrapRow, gap: space[3] });

const nameCss = css({
  ...adminText.md,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // Thumb-sized without a gap below.
  [mq.belowMd]: { ...flex.inline, minHeight: '44px', marginBlock: '-10px' },
});

const stepCss = css({ ...adminText.sm, color: color.fg, overflowWrap: 'anywhere' });

const messageCss = css({
  ...adminText.sm,
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.fgBody,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

// Below the text while some rows lack space next to it; on phones two columns of thumb-sized buttons.
const actionsCss = css({
  ...flex.wrap,
  flex: '1 0 100%',
  gap: space[3],
  '&& > *': { minHeight: '44px' },
  [mq.belowMd]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [mq.xl]: { flex: 'none' },
});

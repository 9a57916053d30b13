import { css } from '@emotion/react';
import { useRef, type RefObject } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { DeletionBadge } from '#src/admin/ui/deletion-badge.tsx';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { STATUS_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
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
import { useUpdateEnquiry } from '../api/enquiry-changes.ts';
import type { ListContext } from '../lib/list-context.ts';
import { stepLabel } from '../lib/status-steps.ts';
import type { StepSuggestion } from '../lib/suggest-steps.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';
import { useOwnerChange } from '../lib/use-owner-change.ts';
import { rowLink } from '../lib/use-row-shortcuts.ts';
import { useUndo } from '../lib/use-undo.ts';
import { AssignForm } from './assign-form.tsx';
import { StepActions } from './step-actions.tsx';
import { UnansweredBadge } from './unanswered-badge.tsx';

type TodayRowProps = {
  enquiry: EnquirySummary;
  /** Location state of the link to the enquiry. */
  context: ListContext;
  /** Opens the dialog that composes a reply. */
  onReply: (enquiry: EnquirySummary, channel: ReplyChannel) => void;
  /** Asks how the call ended that the telephone link starts. */
  onCall: (enquiry: EnquirySummary) => void;
  /** Called with what to suggest as the next step. */
  onSuggest: (suggestion: StepSuggestion) => void;
  /** Called after a change that may remove the row. */
  onDone: () => void;
};

/** Shows an enquiry with the ways to answer it, and takes it if it has no owner. */
export function TodayRow({ context, ...props }: TodayRowProps) {
  const { enquiry } = props;
  const { documentId, name, folio, type, status, message, owner, nextStep, nextStepOn } = enquiry;
  const isIdle = isWithoutStep(enquiry);
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
          <UnansweredBadge enquiry={enquiry} />
          <DeletionBadge id={documentId} />
          {status === 'dudoso' ? <EnquiryStatusBadge status={status} /> : null}
          {owner ? <Badge tone="blue">{owner.id === user.id ? 'Tuya' : owner.name}</Badge> : null}
        </p>
        <p css={hintCss}>
          <span>{`${folio} · ${TYPE_LABELS[type]}`}</span>
          {isIdle ? (
            <>
              <span>{' · Último cambio: '}</span>
              <RelativeTime iso={enquiry.updatedAt} />
            </>
          ) : null}
        </p>
        {nextStep && nextStepOn ? (
          <p css={stepCss}>
            <b>{formatShortDay(nextStepOn)}</b>
            <span>{`: ${nextStep}`}</span>
          </p>
        ) : (
          <p css={messageCss}>{message}</p>
        )}
      </div>
      <RowActions row={row} {...props} />
    </li>
  );
}

/** Returns true for an answered enquiry that waits for nothing. */
function isWithoutStep({ status, firstReplyAt, waitingUntil, nextStep }: EnquirySummary): boolean {
  return (
    nextStep === null && waitingUntil === null && (status === 'contactado' || firstReplyAt !== null)
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

function RowActions(props: RowActionsProps) {
  const { enquiry, row, onReply, onCall, onSuggest, onDone } = props;
  const { name, phone, email, owner, status, nextStep } = enquiry;
  const { change, running } = useOwnerChange(onDone);
  const isManager = useIsManager();
  const { id: userId } = useCurrentUser();
  const about = <VisuallyHidden>{` a ${name}`}</VisuallyHidden>;

  // Other shortcuts are those of the list; a reply needs no other screen here.
  useShortcuts({ reply: () => onReply(enquiry, phone ? 'whatsapp' : 'email') }, row);

  if (status === 'dudoso') {
    return (
      <div css={actionsCss}>
        <DoubtActions enquiry={enquiry} onDone={onDone} />
      </div>
    );
  }
  return (
    <div css={actionsCss}>
      {phone ? (
        <>
          <Button
            variant="secondary"
            size="sm"
            icon="whatsapp"
            onClick={() => onReply(enquiry, 'whatsapp')}
          >
            <span>WhatsApp</span>
            {about}
          </Button>
          <a
            href={telHref(phone)}
            css={buttonCss('secondary', 'sm')}
            onClick={() => onCall(enquiry)}
          >
            <ButtonIcon icon="phone">
              <span>Llamar</span>
              {about}
            </ButtonIcon>
          </a>
        </>
      ) : null}
      {email ? (
        <Button variant="secondary" size="sm" icon="mail" onClick={() => onReply(enquiry, 'email')}>
          <span>Correo</span>
          {about}
        </Button>
      ) : null}
      {nextStep === null ? null : (
        <StepActions enquiry={{ ...enquiry, nextStep }} onSuggest={onSuggest} onDone={onDone} />
      )}
      {isWithoutStep(enquiry) ? (
        <Button
          variant="secondary"
          size="sm"
          icon="calendar"
          onClick={() => onSuggest({ cause: 'replied', enquiry })}
        >
          <span>Poner paso</span>
          <VisuallyHidden>{` a la consulta de ${name}`}</VisuallyHidden>
        </Button>
      ) : null}
      {owner && isManager && owner.id !== userId ? (
        <AssignForm
          of={name}
          ownerId={owner.id}
          running={running}
          onAssign={(ownerId) =>
            change(enquiry, { action: 'assign', ownerId, updatedAt: enquiry.updatedAt })
          }
        />
      ) : null}
      {owner ? null : (
        <Button
          variant="secondary"
          size="sm"
          isLoading={running !== null}
          onClick={() => change(enquiry, { action: 'take' })}
        >
          Tomar<VisuallyHidden>{` la consulta de ${name}`}</VisuallyHidden>
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

type DoubtActionsProps = { enquiry: EnquirySummary; onDone: () => void };

/** Confirms a doubtful enquiry or marks it as spam. */
function DoubtActions({ enquiry, onDone }: DoubtActionsProps) {
  const { documentId, name, status, updatedAt } = enquiry;
  const { mutateAsync, isPending, variables } = useUpdateEnquiry(documentId);
  const titleOf = useOutcomeTitle();
  const reportChange = useUndo();
  const move = (to: 'nuevo' | 'spam') =>
    void mutateAsync({ status: to, updatedAt }).then(
      (response) => {
        const title = titleOf('Estado actualizado', enquiry);
        const message = `La consulta está en «${STATUS_LABELS[to]}».`;
        reportChange({ title, message, responses: [response] });
        onDone();
      },
      (error: unknown) => notifyFailure(titleOf('Error al actualizar consulta', enquiry), error),
    );
  const button = (to: 'nuevo' | 'spam') => (
    <Button
      variant="secondary"
      size="sm"
      isLoading={isPending && variables.status === to}
      aria-disabled={isPending}
      onClick={() => move(to)}
    >
      <span>{stepLabel(status, to)}</span>
      <VisuallyHidden>{` (consulta de ${name})`}</VisuallyHidden>
    </Button>
  );
  return (
    <>
      {button('nuevo')}
      {button('spam')}
    </>
  );
}

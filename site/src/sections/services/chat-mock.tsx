import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { flex, fontFamily, mq, palette, radius, shadow, translucent } from '#src/theme/tokens.ts';

type Service = Queries.ComplementaryServiceFieldsFragment;
type ChatLine = Service['chat'][number];

/** A sample chat: a single image for assistive technology, with its summary as text. */
export function ChatMock({ service, className }: { service: Service; className?: string }) {
  const { name, icon, chat, chatSummary } = service;
  const summary = chatSummary ?? `Conversación de ejemplo de ${name}`;
  return (
    <div role="img" aria-label={summary} css={chatCss} className={className}>
      <div css={headCss}>
        <span css={avatarCss}>
          <Icon name={icon ?? 'bot'} size={20} />
        </span>
        <span>
          <b css={nameCss}>{name}</b>
          <span css={stateCss}>en línea</span>
        </span>
      </div>
      <div css={linesCss}>
        {chat.map((line) => (
          <ChatBubble key={line.text} line={line} />
        ))}
      </div>
    </div>
  );
}

function ChatBubble({ line }: { line: ChatLine }) {
  return (
    <>
      <p css={[bubbleCss, line.author === 'cliente' ? customerCss : assistantCss]}>
        <span>{`${line.text} `}</span>
        <span css={timeCss}>{line.time}</span>
      </p>
      {line.replies.length > 0 ? (
        <div css={repliesCss}>
          {line.replies.map((reply) => (
            <span key={reply} css={replyCss}>
              {reply}
            </span>
          ))}
        </div>
      ) : null}
    </>
  );
}

const chatCss = css({
  width: 'min(86%, 19rem)',
  border: `1px solid ${translucent('gray', 0, 0.14)}`,
  borderRadius: radius.xl,
  background: palette.navy[900],
  boxShadow: shadow.dark,
  overflow: 'hidden',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  [mq.xl]: { width: '20.5rem' },
});

const headCss = css({
  ...flex.row,
  gap: '12px',
  padding: '14px 16px',
  borderBottom: `1px solid ${translucent('gray', 0, 0.1)}`,
});

const avatarCss = css({
  flex: 'none',
  ...flex.center,
  width: '36px',
  height: '36px',
  borderRadius: radius.md,
  background: palette.sky[400],
  color: palette.navy[950],
});

const nameCss = css({
  display: 'block',
  color: palette.gray[0],
  fontFamily: fontFamily.display,
  fontWeight: 650,
  lineHeight: 1.2,
});

const stateCss = css({
  ...flex.row,
  gap: '6px',
  color: palette.navy[200],
  fontSize: '0.75rem',
  '&::before': {
    content: '""',
    width: '7px',
    height: '7px',
    borderRadius: radius.full,
    background: palette.green[400],
  },
});

const linesCss = css({ ...flex.column, gap: '8px', padding: '16px' });

const bubbleCss = css({ maxWidth: '86%', padding: '9px 12px', borderRadius: radius.lg });

const customerCss = css({
  alignSelf: 'flex-end',
  background: palette.blue[600],
  color: palette.gray[0],
  borderBottomRightRadius: radius.xs,
});

const assistantCss = css({
  alignSelf: 'flex-start',
  background: palette.navy[800],
  color: palette.navy[100],
  borderBottomLeftRadius: radius.xs,
});

const timeCss = css({ fontSize: '0.6875rem', opacity: 0.8, whiteSpace: 'nowrap' });

const repliesCss = css({ ...flex.wrap, gap: '8px' });

const replyCss = css({
  padding: '5px 12px',
  border: `1px solid ${palette.sky[400]}`,
  borderRadius: radius.full,
  color: palette.sky[300],
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&:first-of-type': { background: palette.sky[400], color: palette.navy[950] },
});

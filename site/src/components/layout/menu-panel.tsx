import { css } from '@emotion/react';
import { forwardRef } from 'react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { telHref } from '#src/lib/phone.ts';
import {
  color,
  duration,
  ease,
  flex,
  fontFamily,
  fontSize,
  layout,
  mq,
  space,
} from '#src/theme/tokens.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { useSettings } from './settings-provider.tsx';
import { isCurrent, useMenu } from './site-frame.tsx';
import { useWhatsAppHref } from './use-whatsapp-href.ts';

type MenuPanelProps = {
  id: string;
  path: string;
  /** Whether the panel is open in a browser without popovers. */
  isShown: boolean;
  onChoose: () => void;
};

export const MenuPanel = forwardRef<HTMLDivElement, MenuPanelProps>(function MenuPanel(
  { id, path, isShown, onChoose },
  ref,
) {
  const settings = useSettings();
  const chat = useWhatsAppHref();
  const { entries } = useMenu();
  return (
    <div
      ref={ref}
      id={id}
      data-scope="dark"
      data-shown={isShown || undefined}
      css={menuPanelCss}
      {...POPOVER}
    >
      <GrecaField />
      <nav aria-label="Menú" css={navigationCss}>
        <ul role="list">
          {entries.map(({ href, label, links }) => {
            const isHere = isCurrent(href, path);
            return (
              <li key={`${href} ${label}`} css={itemCss}>
                <SmartLink
                  href={href}
                  aria-current={isHere ? 'page' : undefined}
                  onClick={onChoose}
                  css={linkCss}
                >
                  {isHere ? <FretMark /> : null}
                  <span>{label}</span>
                </SmartLink>
                {links && links.length > 0 ? (
                  <ul role="list" css={sublistCss}>
                    {links.map((link) => (
                      <li key={`${link.href} ${link.label}`}>
                        <SmartLink
                          href={link.href}
                          aria-current={isCurrent(link.href, path) ? 'page' : undefined}
                          onClick={onChoose}
                          css={sublinkCss}
                        >
                          {link.label}
                        </SmartLink>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            );
          })}
        </ul>
      </nav>
      <div css={contactCss}>
        {settings ? (
          <div css={directCss}>
            <a href={telHref(settings.phone)} css={directLinkCss}>
              <Icon name="phone" size={18} />
              <span>{formatPhone(settings.phone)}</span>
            </a>
            <a href={`mailto:${settings.email}`} css={directLinkCss}>
              <Icon name="mail" size={18} />
              <span>{settings.email}</span>
            </a>
          </div>
        ) : null}
        <ButtonLink href={chat} variant="whatsapp" isFullWidth onClick={onChoose}>
          Escríbenos por WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
});

// React 18 supports the attribute only as a plain one.
const POPOVER = { popover: 'auto' };

const navigationCss = css({ position: 'relative' });

const itemCss = css({ borderBottom: `1px solid ${color.border}` });

const linkCss = css({
  ...flex.row,
  gap: '12px',
  minHeight: '56px',
  color: color.fg,
  fontFamily: fontFamily.display,
  fontSize: '1.75rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  textDecoration: 'none',
  '&[aria-current="page"]': { color: color.accent },
});

const sublistCss = css({ paddingBottom: '12px' });

const sublinkCss = css({
  ...flex.row,
  minHeight: '44px',
  paddingLeft: '18px',
  borderLeft: `2px solid ${color.border}`,
  color: color.fgBody,
  fontSize: '1.0625rem',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&[aria-current="page"]': { color: color.accent, borderColor: color.accent },
});

const contactCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  marginTop: 'auto',
  paddingTop: space[7],
});

const directCss = css({ ...flex.wrap, gap: '4px 24px' });

const directLinkCss = css({
  ...flex.inline,
  gap: '8px',
  minHeight: '44px',
  color: color.fgBody,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

/** In separate rules, because a browser drops a rule whose selector it does not know. */
export const WITHOUT_POPOVERS = '@supports not selector(:popover-open)';

/** A sheet under the bar. It is in the top layer, so it needs no z-index and no focus trap. */
const menuPanelCss = css({
  position: 'fixed',
  inset: `${layout.nav} 0 auto 0`,
  width: '100%',
  maxWidth: 'none',
  height: `calc(100dvh - ${layout.nav})`,
  maxHeight: 'none',
  margin: 0,
  padding: `${space[5]} ${space.gutter} calc(${space[6]} + env(safe-area-inset-bottom))`,
  border: 0,
  background: color.bg,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  opacity: 0,
  translate: '0 12px',
  transition: `opacity ${duration[2]} ${ease.in}, translate ${duration[2]} ${ease.in}, display ${duration[2]} allow-discrete, overlay ${duration[2]} allow-discrete`,
  '&:popover-open': {
    display: 'flex',
    opacity: 1,
    translate: '0 0',
    transition: `opacity ${duration[3]} ${ease.out}, translate ${duration[3]} ${ease.out}, display ${duration[3]} allow-discrete, overlay ${duration[3]} allow-discrete`,
    '@starting-style': { opacity: 0, translate: '0 12px' },
  },
  '&::backdrop': { background: 'transparent' },
  // Without popover support the panel would lie open in the bar. `isShown` opens it, or, without
  // scripts, a link to it.
  [WITHOUT_POPOVERS]: {
    display: 'none',
    '&[data-shown], &:target': { display: 'flex', opacity: 1, translate: '0 0' },
  },
  [mq.md]: { '&&': { display: 'none' } },
});

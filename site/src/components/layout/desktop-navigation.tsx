import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, duration, flex, mq, palette, radius, shadow, zIndex } from '#src/theme/tokens.ts';
import { isCurrent, useMenu, type MenuEntry } from './site-frame.tsx';

/** The navigation from md on. An entry with links below it opens them, also without scripts. */
export function DesktopNavigation({ path }: { path: string }) {
  const { entries } = useMenu();
  return (
    <nav aria-label="Principal" css={navigationCss}>
      <ul role="list" css={listCss}>
        {entries.map((entry) => (
          <li key={`${entry.href} ${entry.label}`} css={entryCss}>
            {entry.links && entry.links.length > 0 ? (
              <Submenu entry={entry} path={path} />
            ) : (
              <SmartLink
                href={entry.href}
                aria-current={isCurrent(entry.href, path) ? 'page' : undefined}
                css={linkCss}
              >
                {entry.label}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The entries of one name open one at a time. React 18 supports the attribute only as a plain one. */
const GROUP = { name: 'menu-principal' };

function Submenu({ entry, path }: { entry: MenuEntry; path: string }) {
  const details = useSubmenu(path);
  const { label, href, links } = entry;
  const all = [{ label, href }, ...(links ?? [])];
  const isHere = all.some((link) => isCurrent(link.href, path));
  return (
    <details ref={details} {...GROUP}>
      <summary data-current={isHere || undefined} css={[linkCss, summaryCss]}>
        <span>{label}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul role="list" css={panelCss}>
        {all.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <SmartLink
              href={link.href}
              aria-current={isCurrent(link.href, path) ? 'page' : undefined}
              css={sublinkCss}
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the links of an entry on another page, with Escape, and when focus or a press leaves them. */
function useSubmenu(path: string) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [path]);

  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      const details = ref.current;
      if (details?.open && !(target instanceof Node && details.contains(target))) {
        details.open = false;
      }
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const details = ref.current;
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return ref;
}

const navigationCss = css({
  marginInline: 'auto',
  minWidth: 0,
  [mq.belowMd]: { display: 'none' },
  [mq.print]: { display: 'none' },
});

/** Takes a second line when the entries are wider than the bar. */
const listCss = css({
  ...flex.row,
  flexWrap: 'wrap',
  justifyContent: 'center',
  [mq.lg]: { columnGap: '4px' },
});

const entryCss = css({ position: 'relative' });

const linkCss = css({
  display: 'block',
  padding: '10px 8px',
  borderRadius: '8px',
  color: palette.gray[700],
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${duration[1]}`,
  [mq.lg]: { padding: '11px clamp(4px, 1vw, 14px)', fontSize: '0.9375rem' },
  [mq.hover]: { '&:hover': { background: palette.gray[100] } },
  '&[aria-current="page"], &[data-current]': {
    background: palette.blue[50],
    color: palette.blue[700],
    fontWeight: 600,
    [mq.forcedColors]: { textDecoration: 'underline' },
  },
});

const summaryCss = css({
  ...flex.inline,
  gap: '4px',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: `rotate ${duration[2]}` },
  'details[open] > & svg': { rotate: '180deg' },
});

const panelCss = css({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  left: 0,
  zIndex: zIndex.nav,
  display: 'grid',
  gap: '2px',
  minWidth: '14rem',
  maxWidth: '20rem',
  width: 'max-content',
  padding: '8px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.bg,
  boxShadow: shadow.lg,
});

const sublinkCss = css({
  ...flex.row,
  minHeight: '44px',
  padding: '8px 12px',
  borderRadius: '8px',
  color: palette.gray[700],
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [mq.hover]: { '&:hover': { background: palette.gray[100] } },
  '&[aria-current="page"]': { background: palette.blue[50], color: palette.blue[700] },
});

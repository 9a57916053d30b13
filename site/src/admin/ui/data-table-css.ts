import { css } from '@emotion/react';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { adminText } from './admin-text.ts';

export const scrollCss = css({
  // Contains the visually hidden texts in cells that are scrolled out of view.
  position: 'relative',
  overflowX: 'auto',
  [mq.belowMd]: { overflow: 'visible' },
});

export const dataTableCss = css({
  ...adminText.sm,
  width: '100%',
  borderCollapse: 'collapse',
  color: color.fgBody,
  // Columns are at least as wide as their longest word.
  overflowWrap: 'break-word',
  transition: 'opacity 200ms',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& thead th': {
    ...adminText.xs,
    padding: `${space[3]} ${space[5]}`,
    background: color.bgSubtle,
    color: color.fgMuted,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { borderTop: `1px solid ${color.border}` },
  '& tbody th, & tbody td': {
    height: '56px',
    padding: `${space[3]} ${space[5]}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-mark]': { paddingRight: 0 },
  '& tbody [data-cut]': { [mq.md]: { maxWidth: '13rem' }, [mq.xl]: { maxWidth: '18rem' } },
  '& tr[data-urgent] > [data-edge]': { boxShadow: `inset 3px 0 0 ${color.danger}` },
  [mq.hover]: { '& tbody tr:hover': { background: color.bgSubtle } },
  // Stronger than the layouts of a row.
  '&& [data-very-wide]': { display: 'none', [mq.xl]: { display: 'table-cell' } },
  [mq.belowMd]: {
    '&, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      display: 'block',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      position: 'relative',
      display: 'grid',
      gap: space[2],
      padding: `${space[4]} ${space[5]}`,
    },
    '& tbody th, & tbody td': { height: 'auto', padding: 0 },
    '& tbody [data-label]': {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      gap: space[4],
      justifyItems: 'start',
    },
    '& tbody [data-mark]': { position: 'absolute', top: space[4], right: 0 },
    '& tbody tr:has([data-mark]) th': { paddingRight: '44px' },
    '& tbody [data-label]::before': {
      content: 'attr(data-label)',
      color: color.fgMuted,
      fontSize: adminText.xs.fontSize,
    },
    '& [data-align="end"]': { textAlign: 'start' },
    '& tr[data-urgent]': { boxShadow: `inset 3px 0 0 ${color.danger}` },
    '& tr[data-urgent] > [data-edge]': { boxShadow: 'none' },
  },
});

/** On phones a row has its name on the first line and its short cells below, which wrap. */
export const compactCss = css({
  [mq.belowMd]: {
    '& tbody tr': {
      ...flex.wrapRow,
      gap: `${space[1]} ${space[3]}`,
      padding: `${space[3]} ${space[5]}`,
      // Keeps the checkboxes below the sticky bar above the table.
      isolation: 'isolate',
    },
    '& tbody tr:has([data-mark])': { paddingRight: '52px' },
    '& tbody th': { flex: '1 0 100%', minWidth: 0 },
    '& tbody tr:has([data-mark]) th': { paddingRight: 0 },
    '& tbody td': { whiteSpace: 'nowrap' },
    '& tbody [data-label]': { display: 'block' },
    '& tbody [data-wide]': { display: 'none' },
    '& tbody tr:has([data-beside])': {
      '& th': { flex: '1 1 0', order: -2 },
      '& td': { flex: '1 0 100%' },
      '& [data-beside]': { flex: 'none', order: -1 },
    },
    '& tbody [data-label]::before': { content: 'none' },
    '& tbody [data-mark]': {
      zIndex: 1,
      top: '50%',
      right: space[2],
      transform: 'translateY(-50%)',
    },
  },
});

/** Twelve rows in a window of 900 px. */
export const denseCss = css({
  // Leaves the width to the texts.
  [mq.xl]: { '& thead th, & tbody th, & tbody td': { paddingInline: space[4] } },
  [mq.lg]: {
    '& thead th': { paddingBlock: '6px' },
    '& tbody th, & tbody td': { height: '40px', paddingBlock: '2px', lineHeight: 1.35 },
    // A finger needs 44 px, a mouse 24 px.
    [mq.hover]: {
      '& tbody th, & tbody td': { paddingBlock: '1px', lineHeight: 1.3 },
      '& tbody label': { minHeight: '32px' },
      '& thead th': { paddingBlock: '2px' },
    },
  },
});

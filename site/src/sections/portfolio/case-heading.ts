import { color, fontSize, space, typeset } from '#src/theme/tokens.ts';

/** Heading element inside a case, one level below its title. */
export type CaseHeading = 'h2' | 'h3';

/** From this case width on, its parts are in columns. */
export const WIDE_CASE = '@container (min-width: 40rem)';

export const caseTitleStyle = { ...typeset.h4, color: color.fg };

export const caseSectionTitleStyle = {
  ...typeset.h3,
  marginBottom: space[6],
  color: color.fg,
};

export const caseTextStyle = { fontSize: fontSize.body, lineHeight: 1.6, color: color.fgBody };

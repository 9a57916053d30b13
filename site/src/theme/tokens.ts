/** Entry of the design tokens. The functions that write their CSS variables are in the files. */
export { color } from './tokens/color.ts';
export { breakpoint, flex, layout, mq, zIndex } from './tokens/layout.ts';
export { duration, ease } from './tokens/motion.ts';
export { palette, translucent } from './tokens/palette.ts';
export { radius } from './tokens/radius.ts';
export { shadow } from './tokens/shadow.ts';
export { space, type SpaceToken } from './tokens/space.ts';
export { fontFamily, fontSize, typeset } from './tokens/typography.ts';

import { HOOK_PATH, STEM_PATH, WORDMARK_PATH } from '../../../../cms/contracts/logo';
import { ramps } from '../../../../cms/contracts/ramps';
import { FIELD_PATH, FRET_PATH } from '../../theme/patterns';
import { fitText } from './fit-text';
import { layoutTitle, type TextBlock, type TitlePart } from './layout-title';
import { outline, widthOf, type TextStyle } from './outline';

export const CARD = { width: 1200, height: 630 };
/** Position of a cropped picture; its left edge is behind the steps. */
export const PICTURE = { left: 736, top: 0, width: 464, height: 606 };
/** Space that a whole picture moves the steps to the left. */
const SHIFT = 100;
/** Box of a whole picture, on a light ground. */
export const WHOLE_PICTURE = { left: 722, top: 60, width: 446, height: 486 };

/** How the picture of a card is shown. */
export type CardLayout = 'none' | 'cropped' | 'whole';

const TITLE_WIDTHS: Readonly<Record<CardLayout, number>> = { none: 624, cropped: 624, whole: 524 };

const { blue, navy, sky } = ramps;
const LEFT = 72;
const KICKER_INDENT = 42;
const LAST_BASELINE = 530;
const KICKER: TextStyle = { font: 'label', size: 30, tracking: 0.3 };
const STEPS = 'M0 0H820V101H803V202H786V303H769V404H752V505H736V630H0Z';

export type CardText = { kicker: string; title: readonly TitlePart[] };

/**
 * Returns the card as SVG without text elements. The area of the picture is transparent; without a
 * picture, the logo's mark and the stepped pattern fill it.
 */
export function drawingOf({ kicker, title }: CardText, layout: CardLayout): string {
  const block = layoutTitle(title, TITLE_WIDTHS[layout]);
  const label = fitText(kicker, KICKER, TITLE_WIDTHS[layout] - KICKER_INDENT);
  const lead = block.style.size * 1.08;
  const firstBaseline = LAST_BASELINE - (block.lines.length - 1) * lead;
  const kickerBaseline = firstBaseline - block.style.size * 0.72 - 34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    DEFINITIONS,
    GROUNDS[layout],
    LOGO,
    `<path transform="translate(${LEFT} ${kickerBaseline - 20}) scale(2.5)" fill="${sky[400]}" d="${FRET_PATH}"/>`,
    `<g fill="${sky[300]}">${outline(label, KICKER, { x: LEFT + KICKER_INDENT, y: kickerBaseline })}</g>`,
    titlePaths(block, firstBaseline, lead),
    `<path fill="${navy[900]}" d="M0 606H1200V630H0Z"/>`,
    '<rect y="606" width="1200" height="24" fill="url(#band)"/></svg>',
  ].join('');
}

function titlePaths({ lines, style }: TextBlock, firstBaseline: number, lead: number): string {
  const space = widthOf(' ', style);
  return lines
    .flatMap((words, index) => {
      let x = LEFT;
      return words.map(({ text, isHighlighted }) => {
        const at = { x, y: firstBaseline + index * lead };
        x += widthOf(text, style) + space;
        return `<g fill="${isHighlighted ? sky[400] : '#fff'}">${outline(text, style, at)}</g>`;
      });
    })
    .join('');
}

const TEXT_GROUND = `<path fill="${navy[900]}" d="${STEPS}"/>`;
const MARK = `<g transform="translate(880 156) scale(5.5)"><path fill="${sky[400]}" d="${HOOK_PATH}"/><path fill="#fff" d="${STEM_PATH}"/></g>`;

const GROUNDS: Readonly<Record<CardLayout, string>> = {
  none: `<path fill="${blue[600]}" d="M700 0H1200V630H700Z"/><rect x="700" width="500" height="630" fill="url(#field)"/>${MARK}${TEXT_GROUND}`,
  cropped: TEXT_GROUND,
  whole: `<path fill="${navy[900]}" transform="translate(${-SHIFT})" d="${STEPS}"/><path fill="${navy[900]}" d="M0 0H${SHIFT}V630H0Z"/>`,
};

const DEFINITIONS = `<defs>
<pattern id="field" width="96" height="96" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".2" d="${FIELD_PATH}"/></pattern>
<pattern id="band" width="36" height="24" y="606" patternUnits="userSpaceOnUse"><path transform="scale(3)" fill="${navy[700]}" d="${FRET_PATH}M0 7h12v1h-12z"/></pattern>
</defs>`;

const LOGO = `<g transform="translate(${LEFT} 64) scale(1.25)">
<path fill="${sky[400]}" d="${HOOK_PATH}"/><path fill="#fff" d="${STEM_PATH}"/>
<path transform="translate(62 1.4)" fill="#fff" d="${WORDMARK_PATH}"/></g>`;

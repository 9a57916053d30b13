import { HOOK_PATH, STEM_PATH, WORDMARK_PATH } from '../../../../cms/contracts/logo';
import { ramps } from '../../../../cms/contracts/ramps';
import { FIELD_PATH, FRET_PATH } from '../../theme/patterns';
import { layoutTitle, type TextBlock, type TitlePart } from './layout-title';
import { outline, widthOf, type TextStyle } from './outline';

export const CARD = { width: 1200, height: 630 };
/** Position of the picture; its left edge is behind the steps. */
export const PICTURE = { left: 736, top: 0, width: 464, height: 606 };

const { navy, sky } = ramps;
const LEFT = 72;
const LAST_BASELINE = 530;
const KICKER: TextStyle = { font: 'label', size: 30, tracking: 0.3 };
const STEPS = 'M0 0H820V101H803V202H786V303H769V404H752V505H736V630H0Z';

export type CardText = { kicker: string; title: readonly TitlePart[] };

/** Returns the card as SVG without text elements; the area of the picture is transparent. */
export function drawingOf({ kicker, title }: CardText, hasPicture: boolean): string {
  const block = layoutTitle(title, hasPicture ? 624 : 980);
  const lead = block.style.size * 1.08;
  const firstBaseline = LAST_BASELINE - (block.lines.length - 1) * lead;
  const kickerBaseline = firstBaseline - block.style.size * 0.72 - 34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    DEFINITIONS,
    `<path fill="${navy[900]}" d="${hasPicture ? STEPS : 'M0 0H1200V630H0Z'}"/>`,
    hasPicture ? '' : '<rect width="1200" height="630" fill="url(#field)" mask="url(#fade)"/>',
    LOGO,
    `<path transform="translate(${LEFT} ${kickerBaseline - 20}) scale(2.5)" fill="${sky[400]}" d="${FRET_PATH}"/>`,
    `<g fill="${sky[300]}">${outline(kicker, KICKER, { x: LEFT + 42, y: kickerBaseline })}</g>`,
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

const DEFINITIONS = `<defs>
<pattern id="field" width="96" height="96" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".16" d="${FIELD_PATH}"/></pattern>
<pattern id="band" width="36" height="24" y="606" patternUnits="userSpaceOnUse"><path transform="scale(3)" fill="${navy[700]}" d="${FRET_PATH}M0 7h12v1h-12z"/></pattern>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1120" cy="120" r="620"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<mask id="fade"><rect width="1200" height="630" fill="url(#glow)"/></mask>
</defs>`;

const LOGO = `<g transform="translate(${LEFT} 64) scale(1.25)">
<path fill="${sky[400]}" d="${HOOK_PATH}"/><path fill="#fff" d="${STEM_PATH}"/>
<path transform="translate(62 1.4)" fill="#fff" d="${WORDMARK_PATH}"/></g>`;

import { css } from '@emotion/react';
import { palette } from '#src/theme/tokens/palette.ts';

const FIGURES = ['24', '12', '7', '$48,200'];
const ROWS = [62, 48, 71, 55];

/** A small drawing of the dashboard, for the frame on the sign-in page. */
export function DashboardSketch() {
  return (
    <div css={screenCss}>
      <div css={sideCss}>
        {[0, 1, 2, 3, 4].map((item) => (
          <i key={item} css={itemCss} />
        ))}
      </div>
      <div css={bodyCss}>
        <div css={figuresCss}>
          {FIGURES.map((figure) => (
            <b key={figure} css={tileCss}>
              {figure}
            </b>
          ))}
        </div>
        <div css={[tileCss, rowsCss]}>
          {ROWS.map((width) => (
            <span key={width} css={rowCss}>
              <i style={{ width: `${width}%` }} />
              <em />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const screenCss = css({
  display: 'grid',
  gridTemplateColumns: '22% 1fr',
  aspectRatio: '16 / 10',
  background: palette.gray[50],
});

const sideCss = css({
  display: 'grid',
  alignContent: 'start',
  gap: '8%',
  padding: '18% 14%',
  background: palette.navy[900],
});

const itemCss = css({
  height: '8px',
  borderRadius: '4px',
  background: palette.navy[600],
  '&:first-of-type': { background: palette.sky[400] },
});

const bodyCss = css({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: '12px', padding: '5%' });

const figuresCss = css({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '10px' });

const tileCss = css({
  padding: '10px 12px',
  border: `1px solid ${palette.gray[200]}`,
  borderRadius: '8px',
  background: palette.gray[0],
  color: palette.navy[900],
  fontSize: '0.875rem',
});

const rowsCss = css({ display: 'grid', alignContent: 'space-around' });

const rowCss = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > i': { height: '8px', borderRadius: '4px', background: palette.gray[200] },
  '& > em': { width: '44px', height: '16px', borderRadius: '6px', background: palette.blue[100] },
});

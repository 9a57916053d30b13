import { css } from '@emotion/react';
import { Device } from '#src/components/media/device.tsx';
import { GradientStage } from '#src/components/media/gradient-stage.tsx';
import { Picture, type PictureSource } from '#src/components/media/picture.tsx';
import { mq, space, typeset } from '#src/theme/tokens.ts';
import { caseSectionTitleStyle, WIDE_CASE, type CaseHeading } from './case-heading.ts';

type CaseSystemProps = { heading: CaseHeading; system: string; screen: PictureSource | null };

/** The delivered system and its screen. */
export function CaseSystem({ heading: Heading, system, screen }: CaseSystemProps) {
  return (
    <section css={[systemCss, screen && splitCss]}>
      <div>
        <Heading css={titleCss}>Sistema</Heading>
        <p css={textCss}>{system}</p>
      </div>
      {screen ? (
        <GradientStage gradient="noche" css={stageCss}>
          <Device type="browser">
            <Picture
              media={screen}
              sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 56vw, 88vw"
            />
          </Device>
        </GradientStage>
      ) : null}
    </section>
  );
}

const systemCss = css({ display: 'grid', gap: space[8] });

const splitCss = css({
  [WIDE_CASE]: { gridTemplateColumns: '4fr 8fr', alignItems: 'center', gap: '5cqi' },
  [mq.print]: { gridTemplateColumns: '1fr' },
});

const titleCss = css(caseSectionTitleStyle, { marginBottom: space[4] });

const textCss = css({ ...typeset.lead, textWrap: 'pretty' });

const stageCss = css({ [mq.print]: { display: 'none' } });

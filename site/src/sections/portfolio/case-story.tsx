import { css } from '@emotion/react';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { color, flex, palette, radius, space } from '#src/theme/tokens.ts';
import { caseTextStyle, caseTitleStyle, WIDE_CASE, type CaseHeading } from './case-heading.ts';

type CaseStoryProps = { heading: CaseHeading; problem: string; solution: string };

/** Problem and solution in two columns. */
export function CaseStory({ heading, problem, solution }: CaseStoryProps) {
  return (
    <div css={storyCss}>
      <Half heading={heading} title="Problema" icon="circle-alert" text={problem} />
      <Half heading={heading} title="Solución" icon="circle-check" text={solution} isSolution />
    </div>
  );
}

type HalfProps = {
  heading: CaseHeading;
  title: string;
  icon: IconName;
  text: string;
  isSolution?: boolean;
};

function Half({ heading: Heading, title, icon, text, isSolution = false }: HalfProps) {
  return (
    <section css={[halfCss, isSolution && solutionCss]}>
      <Heading css={titleCss}>
        <Icon name={icon} size={22} />
        <span>{title}</span>
      </Heading>
      <p css={textCss}>{text}</p>
    </section>
  );
}

const storyCss = css({
  display: 'grid',
  borderRadius: radius.xl,
  border: `1px solid ${color.border}`,
  overflow: 'hidden',
  [WIDE_CASE]: { gridTemplateColumns: '1fr 1fr' },
});

const halfCss = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: 'clamp(1.25rem, 3.4cqi, 2.75rem)',
  background: palette.gray[50],
  '& svg': { color: palette.gray[500] },
});

const solutionCss = css({ background: palette.blue[50], '& svg': { color: palette.blue[600] } });

const titleCss = css({ ...caseTitleStyle, ...flex.row, gap: '10px' });

const textCss = css({ ...caseTextStyle, maxWidth: '36em' });

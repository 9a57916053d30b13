import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Device } from '#src/components/media/device.tsx';
import { GradientStage } from '#src/components/media/gradient-stage.tsx';
import { Picture, type PictureSlot, type PictureSource } from '#src/components/media/picture.tsx';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { systemPath } from '#src/sections/products/system/system-paths.ts';
import { color, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';
import { BeforeAfter } from './before-after.tsx';
import { CaseChart } from './case-chart.tsx';
import { CaseFacts } from './case-facts.tsx';
import { caseSectionTitleStyle, WIDE_CASE, type CaseHeading } from './case-heading.ts';
import { CaseResults } from './case-results.tsx';
import { CaseStages } from './case-stages.tsx';
import { CaseStory } from './case-story.tsx';

type CaseDetailProps = {
  content: Queries.CaseDetailFieldsFragment;
  /** Heading level: 2 below a page title, 3 below a dialog title. */
  level: 2 | 3;
  /** Shows the screen of the system; off when it is the picture at the top. */
  hasScreen?: boolean;
  /** The payment terms of all projects, to show the investment as a receipt. */
  payments?: readonly { percentage: number; label: string }[];
};

/** The content of a case from problem to testimonial, for its page and its dialog. */
export function CaseDetail({ content, level, hasScreen = false, payments = [] }: CaseDetailProps) {
  const heading: CaseHeading = `h${level}`;
  const { problem, solution, results, mockupImage, testimonial } = content;
  const { beforeImage, afterImage, chart } = content;
  return (
    <div css={detailCss}>
      <div css={bodyCss}>
        <CaseStory heading={heading} problem={problem} solution={solution} />
        <BeforeAfter before={beforeImage} after={afterImage} />
        {testimonial ? <CaseQuote testimonial={testimonial} /> : null}
        <CaseResults heading={heading} results={results} />
        {chart ? <CaseChart heading={heading} chart={chart} /> : null}
        <CaseSystem heading={heading} content={content} screen={hasScreen ? mockupImage : null} />
        <CaseStages heading={heading} stages={content.stages} />
        <CaseFacts heading={heading} content={content} payments={payments} />
      </div>
    </div>
  );
}

// Container query: the parts adapt to the available width, in a dialog or on a page.
const detailCss = css({ containerType: 'inline-size' });

const bodyCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.75rem, 4cqi, 4rem)',
});

export const caseDetailFields = graphql`
  fragment CaseDetailFields on STRAPI_CASE {
    problem
    solution
    system
    usedSystems {
      slug
      name
    }
    timeline
    investment
    technologies
    results {
      metric
      value
      description
      icon
    }
    beforeImage {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1440)
        }
      }
    }
    afterImage {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1440)
        }
      }
    }
    chart {
      title
      points {
        label
        quantity
        text
      }
    }
    stages {
      time
      title
      description
    }
    testimonial {
      quote
      author
      position
    }
    mockupImage {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1440)
        }
      }
    }
  }
`;

type CaseSystemProps = {
  heading: CaseHeading;
  content: Pick<Queries.CaseDetailFieldsFragment, 'system' | 'usedSystems'>;
  screen: PictureSource | null;
};

/** The delivered system, its page and its screen. */
function CaseSystem({ heading: Heading, content, screen }: CaseSystemProps) {
  return (
    <section css={[systemCss, screen && splitCss]}>
      <div>
        <Heading css={titleCss}>Sistema</Heading>
        <p css={textCss}>{content.system}</p>
        {content.usedSystems.map(({ slug, name }) => (
          <p key={slug} css={linkCss}>
            <TextLink href={systemPath(slug)} hasArrow>
              {`Conocer ${name}`}
            </TextLink>
          </p>
        ))}
      </div>
      {screen ? (
        <GradientStage gradient="noche" css={stageCss}>
          <Device type="browser">
            <Picture media={screen} slot={SCREEN_SLOT} />
          </Device>
        </GradientStage>
      ) : null}
    </section>
  );
}

const SCREEN_SLOT: PictureSlot = [
  { from: 'xl', width: '46rem' },
  { from: 'lg', width: '56vw' },
  { width: '88vw' },
];

type CaseQuoteProps = {
  testimonial: NonNullable<Queries.CaseDetailFieldsFragment['testimonial']>;
};

/** The customer's testimonial. */
function CaseQuote({ testimonial }: CaseQuoteProps) {
  const { quote, author, position } = testimonial;
  return (
    <figure css={figureCss}>
      <span css={markCss}>
        <FretMark width={48} />
      </span>
      <blockquote css={quoteCss}>{`«${quote}»`}</blockquote>
      <figcaption css={captionCss}>
        <strong css={authorCss}>{author}</strong>
        <span>{position}</span>
      </figcaption>
    </figure>
  );
}

const systemCss = css({ display: 'grid', gap: space[8] });

const splitCss = css({
  [WIDE_CASE]: { gridTemplateColumns: '4fr 8fr', alignItems: 'center', gap: '5cqi' },
  [mq.print]: { gridTemplateColumns: '1fr' },
});

const titleCss = css(caseSectionTitleStyle, { marginBottom: space[4] });

const textCss = css({ ...typeset.lead, textWrap: 'pretty' });

const linkCss = css({ marginTop: space[5], [mq.print]: { display: 'none' } });

const stageCss = css({ [mq.print]: { display: 'none' } });

const figureCss = css({
  display: 'grid',
  gap: space[6],
  [WIDE_CASE]: {
    gridTemplateColumns: 'max-content minmax(0, 56rem)',
    columnGap: 'clamp(1.5rem, 4cqi, 3.5rem)',
  },
});

const markCss = css({ paddingTop: '6px', color: color.accent });

const quoteCss = css({
  ...typeset.quote,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.3cqi, 2.125rem)',
  color: color.fg,
});

const captionCss = css({
  display: 'grid',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  [WIDE_CASE]: { gridColumn: 2 },
});

const authorCss = css({ color: color.fg, fontSize: fontSize.body, fontWeight: 600 });

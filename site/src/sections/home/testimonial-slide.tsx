import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Rising } from '#src/components/carousel/rising.tsx';
import { Picture } from '#src/components/media/picture.tsx';
import { Rating } from '#src/components/ui/rating.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { typeset } from '#src/theme/tokens/typography.ts';
import { TestimonialPerson } from './testimonial-person.tsx';
import { TestimonialResults } from './testimonial-results.tsx';

type TestimonialSlideProps = { testimonial: Queries.TestimonialFieldsFragment };

export function TestimonialSlide({ testimonial }: TestimonialSlideProps) {
  const { content, rating, projectType, results, image } = testimonial;
  const hasFigures = results.length > 0 || image;
  return (
    <div css={[slideCss, hasFigures && splitCss]}>
      <Rising order={0}>
        <figure css={quoteCss}>
          <Rating value={rating} />
          <blockquote css={wordsCss}>
            <p>«{content}»</p>
          </blockquote>
          <figcaption>
            <TestimonialPerson testimonial={testimonial} />
          </figcaption>
        </figure>
      </Rising>
      {hasFigures ? (
        <Rising order={2} css={figuresCss}>
          {image ? (
            <div css={pictureCss}>
              <Picture
                media={image}
                ratio="21 / 10"
                position="50% 34%"
                sizes="(min-width: 80rem) 31rem, 40vw"
                isDecorative
              />
            </div>
          ) : null}
          <TestimonialResults results={results} label={projectType} />
        </Rising>
      ) : null}
    </div>
  );
}

const slideCss = css({ display: 'grid', gap: space[9], alignItems: 'center', height: '100%' });

const splitCss = css({
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: 'clamp(2rem, 5vw, 5rem)',
  },
});

const quoteCss = css({ display: 'grid', gap: space[7] });

const wordsCss = css({ '& p': { ...typeset.quote, color: color.fg } });

const figuresCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.bgRaised,
  overflow: 'hidden',
});

// On phones the words and the figures have the room.
const pictureCss = css({ [mq.belowLg]: { display: 'none' } });

export const testimonialFields = graphql`
  fragment TestimonialFields on STRAPI_TESTIMONIAL {
    id
    name
    position
    company
    content
    rating
    projectType
    avatar {
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 52)
        }
      }
    }
    results {
      metric
      value
      improvement
    }
    image {
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1000)
        }
      }
    }
    companyLogo {
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, height: 28, placeholder: NONE)
        }
      }
    }
  }
`;

import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Rising } from '#src/components/carousel/rising.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Rating } from '#src/components/ui/rating.tsx';
import { initials } from '#src/lib/text.ts';
import { color, flex, fontSize, mq, palette, radius, space, typeset } from '#src/theme/tokens.ts';
import { TestimonialResults } from './testimonial-results.tsx';

type TestimonialSlideProps = { testimonial: Queries.TestimonialFieldsFragment };

/** Led by what the client measured, when something was; then what the client says. */
export function TestimonialSlide({ testimonial }: TestimonialSlideProps) {
  const { content, rating, projectType, results, image } = testimonial;
  const hasFigures = results.length > 0 || image;
  return (
    <div css={[slideCss, hasFigures && splitCss]}>
      {hasFigures ? (
        <Rising order={0}>
          {image ? (
            <div css={pictureCss}>
              <Picture
                media={image}
                ratio="21 / 10"
                position="50% 34%"
                slot={PICTURE_SLOT}
                isDecorative
              />
            </div>
          ) : null}
          <TestimonialResults results={results} label={projectType} />
        </Rising>
      ) : null}
      <Rising order={2}>
        <figure css={quoteCss}>
          <Rating value={rating} />
          <blockquote css={textCss}>
            <p>{`«${content}»`}</p>
          </blockquote>
          <figcaption>
            <TestimonialPerson testimonial={testimonial} />
          </figcaption>
        </figure>
      </Rising>
    </div>
  );
}

const PICTURE_SLOT: PictureSlot = [{ from: 'xl', width: '31rem' }, { width: '40vw' }];

const slideCss = css({ display: 'grid', gap: space[9], alignItems: 'center', height: '100%' });

const splitCss = css({
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 'clamp(2.5rem, 7vw, 7rem)',
  },
});

const quoteCss = css({ display: 'grid', gap: space[7] });

const textCss = css({ '& p': { ...typeset.quote, color: color.fg } });

// On phones the figures and the quotation need the room.
const pictureCss = css({
  marginBottom: '-0.5rem',
  borderRadius: radius.xl,
  overflow: 'hidden',
  maskImage: 'linear-gradient(#000 35%, transparent 96%)',
  [mq.belowLg]: { display: 'none' },
});

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
          gatsbyImageData(layout: CONSTRAINED, width: 104, breakpoints: [52, 104])
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

type TestimonialPersonProps = {
  testimonial: Pick<Queries.TestimonialFieldsFragment, 'name' | 'position' | 'company' | 'avatar'>;
};

function TestimonialPerson({ testimonial }: TestimonialPersonProps) {
  const { name, position, company, avatar } = testimonial;
  const role = [position, company].filter(Boolean).join(' · ');
  return (
    <div css={personCss}>
      <span css={avatarCss}>
        {avatar?.localFile ? (
          <Picture media={avatar} ratio="1" isDecorative slot={AVATAR_SLOT} />
        ) : (
          <span aria-hidden="true">{initials(name)}</span>
        )}
      </span>
      <span>
        <span css={nameCss}>{name}</span>
        {role ? <span css={roleCss}>{role}</span> : null}
      </span>
    </div>
  );
}

const AVATAR_SLOT: PictureSlot = [{ width: '52px' }];

const personCss = css({ ...flex.row, gap: '14px' });

const avatarCss = css({
  flex: 'none',
  ...flex.center,
  width: '52px',
  height: '52px',
  borderRadius: radius.full,
  background: `linear-gradient(135deg, ${palette.sky[400]}, ${palette.blue[600]})`,
  color: palette.navy[950],
  fontWeight: 700,
  overflow: 'hidden',
});

const nameCss = css({ display: 'block', color: color.fg, fontWeight: 600, lineHeight: 1.35 });

const roleCss = css({ display: 'block', color: color.fgMuted, fontSize: fontSize.sm });

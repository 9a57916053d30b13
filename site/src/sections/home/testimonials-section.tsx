import { CarouselStatus } from '#src/components/carousel/carousel-status.tsx';
import { CarouselTrack } from '#src/components/carousel/carousel-track.tsx';
import { useCarousel } from '#src/components/carousel/use-carousel.ts';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { TestimonialPickers } from './testimonial-pickers.tsx';
import { TestimonialSlide } from './testimonial-slide.tsx';

type TestimonialsSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  testimonials: readonly Queries.TestimonialFieldsFragment[];
};

const HEAD_ID = 'testimonios';
const INTERVAL = 6000;
const RESUME_AFTER = 10_000;

/** Testimonials of clients with their results. */
export function TestimonialsSection({ head, testimonials }: TestimonialsSectionProps) {
  const carousel = useCarousel({
    labels: testimonials.map(({ name, company }) => company ?? name),
    interval: INTERVAL,
    resumeAfter: RESUME_AFTER,
  });
  if (testimonials.length === 0) return null;
  return (
    <HeadedSection
      tone="navy"
      hasEdge
      headId={HEAD_ID}
      head={head}
      title="Lo que dicen nuestros clientes"
    >
      <div role="group" aria-label="Testimonios" {...carousel.regionProps}>
        <CarouselTrack carousel={carousel}>
          {testimonials.map((testimonial) => (
            <TestimonialSlide key={testimonial.id} testimonial={testimonial} />
          ))}
        </CarouselTrack>
        <CarouselStatus carousel={carousel} />
        {testimonials.length > 1 ? (
          <TestimonialPickers carousel={carousel} testimonials={testimonials} />
        ) : null}
      </div>
    </HeadedSection>
  );
}

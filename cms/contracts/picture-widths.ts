/** Minimum width in pixels for a sharp picture, by owner and field. */
export const MIN_PICTURE_WIDTHS: Readonly<Record<string, number>> = {
  'components.sections.hero-slide.image': 1440,
  'components.sections.page-hero.image': 1080,
  'components.page.gallery.pictures': 720,
  'components.page.hero.image': 1080,
  'components.page.picture-text.image': 1080,
  'components.page.video.image': 1080,
  'components.sections.about.image': 1200,
  'components.sections.feature.image': 720,
  'components.sections.day-step.image': 1080,
  'components.sections.team-member.portrait': 160,
  'components.shared.seo.shareImage': 1200,
  'content-types.api::product.product.image': 1080,
  'content-types.api::product.product.pictures': 1080,
  'content-types.api::flagship-product.flagship-product.image': 1080,
  'content-types.api::service.service.image': 720,
  'content-types.api::complementary-service.complementary-service.image': 720,
  'content-types.api::case.case.image': 1440,
  'content-types.api::case.case.mockupImage': 1440,
  'content-types.api::case.case.beforeImage': 1080,
  'content-types.api::case.case.afterImage': 1080,
  'content-types.api::testimonial.testimonial.image': 720,
  'content-types.api::testimonial.testimonial.avatar': 160,
  'content-types.api::testimonial.testimonial.companyLogo': 200,
  'content-types.api::client.client.logo': 200,
  'content-types.api::article.article.image': 1200,
  'content-types.api::author.author.portrait': 160,
  'content-types.api::contact-page.contact-page.mapImage': 1440,
};

/** Returns the warning about a picture that is smaller than its display size. */
export function describeSmallPicture(picture: string, width: number, needed: number): string {
  return `${picture} mide ${width} píxeles de ancho y aquí se necesitan ${needed}; se verá borrosa.`;
}

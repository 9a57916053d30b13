// Generated from the schemas of the CMS by `npm run generate`.

export const strapiCollectionTypes = [
  { singularName: 'announcement', queryParams: { populate: { link: true, pages: true } } },
  { singularName: 'article-category', queryParams: { populate: {} } },
  {
    singularName: 'article',
    queryParams: {
      populate: {
        image: true,
        author: true,
        category: true,
        seo: { populate: { shareImage: true } },
      },
    },
  },
  { singularName: 'author', queryParams: { populate: { portrait: true } } },
  {
    singularName: 'case',
    queryParams: {
      populate: {
        industry: true,
        usedSystems: true,
        usedProducts: true,
        beforeImage: true,
        afterImage: true,
        stages: { populate: { image: true } },
        chart: { populate: { points: true } },
        results: true,
        technologies: true,
        image: true,
        mockupImage: true,
        testimonial: true,
        seo: { populate: { shareImage: true } },
      },
    },
  },
  { singularName: 'client', queryParams: { populate: { logo: true, case: true } } },
  {
    singularName: 'complementary-service',
    queryParams: {
      populate: { features: true, image: true, chat: { populate: { replies: true } } },
    },
  },
  {
    singularName: 'flagship-product',
    queryParams: {
      populate: {
        features: true,
        benefits: true,
        idealFor: true,
        technologies: true,
        pricing: true,
        image: true,
        daySteps: { populate: { image: true } },
        figure: true,
        units: true,
        plans: { populate: { rates: true, features: true } },
        questions: true,
        seo: { populate: { shareImage: true } },
      },
    },
  },
  { singularName: 'industry', queryParams: { populate: {} } },
  {
    singularName: 'package',
    queryParams: { populate: { features: true, benefits: true, idealFor: true } },
  },
  {
    singularName: 'page',
    queryParams: {
      populate: {
        sections: {
          on: {
            'page.hero': {
              populate: { image: true, primaryCta: true, secondaryCta: true, figures: true },
            },
            'page.text': true,
            'page.picture-text': { populate: { image: true, primaryCta: true } },
            'page.features': { populate: { features: { populate: { image: true } } } },
            'page.steps': { populate: { steps: true } },
            'page.figures': { populate: { figures: true } },
            'page.products': { populate: { products: true, category: true } },
            'page.services': { populate: { services: true } },
            'page.packages': { populate: { packages: true } },
            'page.cases': { populate: { cases: true } },
            'page.testimonials': { populate: { testimonials: true } },
            'page.clients': { populate: { clients: true } },
            'page.questions': { populate: { questions: true } },
            'page.comparison': {
              populate: { columns: true, rows: { populate: { values: true } } },
            },
            'page.gallery': { populate: { pictures: true } },
            'page.video': { populate: { image: true, video: true, captions: true } },
            'page.documents': { populate: { documents: true } },
            'page.form': { populate: { extraOptions: true, download: true } },
            'page.call-to-action': { populate: { primaryCta: true, secondaryCta: true } },
          },
        },
        seo: { populate: { shareImage: true } },
      },
    },
  },
  { singularName: 'product-category', queryParams: { populate: {} } },
  {
    singularName: 'product',
    queryParams: {
      populate: {
        boxItems: true,
        specifications: true,
        worksWithSystems: true,
        worksWithProducts: true,
        documents: true,
        questions: true,
        category: true,
        image: true,
        pictures: true,
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'service',
    queryParams: {
      populate: { features: true, image: true, seo: { populate: { shareImage: true } } },
    },
  },
  {
    singularName: 'testimonial',
    queryParams: { populate: { avatar: true, results: true, image: true, companyLogo: true } },
  },
];
export const strapiSingleTypes = [
  {
    singularName: 'about-page',
    queryParams: {
      populate: {
        hero: { populate: { image: true, primaryCta: true, secondaryCta: true, figures: true } },
        mission: true,
        vision: true,
        valuesHead: true,
        values: { populate: { image: true } },
        figuresHead: true,
        figures: true,
        teamHead: true,
        teams: { populate: { members: { populate: { portrait: true } } } },
        timelineHead: true,
        timeline: true,
        callToAction: { populate: { primaryCta: true, secondaryCta: true } },
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'blog-page',
    queryParams: {
      populate: {
        head: true,
        callToAction: { populate: { primaryCta: true, secondaryCta: true } },
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'contact-page',
    queryParams: {
      populate: {
        hero: { populate: { image: true, primaryCta: true, secondaryCta: true, figures: true } },
        formTexts: true,
        confirmation: true,
        mapImage: true,
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'home-page',
    queryParams: {
      populate: {
        slides: {
          populate: {
            primaryCta: true,
            secondaryCta: true,
            image: true,
            features: true,
            stats: true,
          },
        },
        specialtiesHead: true,
        specialties: { populate: { image: true } },
        productsHead: true,
        servicesHead: true,
        about: { populate: { image: true, stats: true, cta: true } },
        testimonialsHead: true,
        callToAction: { populate: { primaryCta: true, secondaryCta: true } },
        arrangement: true,
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'menu',
    queryParams: {
      populate: { entries: { populate: { links: true } }, columns: { populate: { links: true } } },
    },
  },
  {
    singularName: 'not-found-page',
    queryParams: { populate: { seo: { populate: { shareImage: true } } } },
  },
  {
    singularName: 'portfolio-page',
    queryParams: {
      populate: {
        hero: { populate: { image: true, primaryCta: true, secondaryCta: true, figures: true } },
        featuredHead: true,
        casesHead: true,
        invitation: { populate: { primaryCta: true, secondaryCta: true } },
        technologiesHead: true,
        technologies: true,
        callToAction: { populate: { primaryCta: true, secondaryCta: true } },
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'privacy-page',
    queryParams: { populate: { seo: { populate: { shareImage: true } } } },
  },
  {
    singularName: 'products-page',
    queryParams: {
      populate: {
        hero: { populate: { image: true, primaryCta: true, secondaryCta: true, figures: true } },
        flagshipHead: true,
        catalogueHead: true,
        promises: { populate: { image: true } },
        callToAction: { populate: { primaryCta: true, secondaryCta: true } },
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'services-page',
    queryParams: {
      populate: {
        hero: { populate: { image: true, primaryCta: true, secondaryCta: true, figures: true } },
        whyUsHead: true,
        whyUs: { populate: { image: true } },
        packagesHead: true,
        imageHead: true,
        botsHead: true,
        consultingHead: true,
        processHead: true,
        steps: true,
        conditionsHead: true,
        payments: true,
        conditions: true,
        callToAction: { populate: { primaryCta: true, secondaryCta: true } },
        seo: { populate: { shareImage: true } },
      },
    },
  },
  {
    singularName: 'site-settings',
    queryParams: {
      populate: {
        address: true,
        hours: true,
        closures: true,
        socialLinks: true,
        claims: true,
        greetings: true,
        seo: { populate: { shareImage: true } },
      },
    },
  },
];

import type { Schema, Struct } from '@strapi/strapi';

export interface SectionsAbout extends Struct.ComponentSchema {
  collectionName: 'components_sections_about';
  info: {
    description: 'Bloque de presentaci\u00F3n de la empresa.';
    displayName: 'Acerca de';
    icon: 'user';
  };
  attributes: {
    body: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    cta: Schema.Attribute.Component<'shared.link', false>;
    image: Schema.Attribute.Media<'images'>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    stats: Schema.Attribute.Component<'shared.stat', true>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_sections_call_to_action';
  info: {
    description: 'Cierre de p\u00E1gina con botones; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Llamada a la acci\u00F3n';
    icon: 'cursor';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false>;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsFeature extends Struct.ComponentSchema {
  collectionName: 'components_sections_feature';
  info: {
    description: 'Icono, t\u00EDtulo y texto.';
    displayName: 'Caracter\u00EDstica';
    icon: 'star';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    href: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    image: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsHeroSlide extends Struct.ComponentSchema {
  collectionName: 'components_sections_hero_slide';
  info: {
    description: 'Una diapositiva de la portada de inicio; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Diapositiva';
    icon: 'slideshow';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
    features: Schema.Attribute.Component<'shared.bullet', true>;
    gradient: Schema.Attribute.Enumeration<['anil', 'noche', 'talavera', 'cantera']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'anil'>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false> & Schema.Attribute.Required;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    stats: Schema.Attribute.Component<'shared.stat', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
        },
        number
      >;
    subtitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsMilestone extends Struct.ComponentSchema {
  collectionName: 'components_sections_milestone';
  info: {
    description: 'Un momento de la historia de la empresa.';
    displayName: 'Hito';
    icon: 'calendar';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface SectionsPageHero extends Struct.ComponentSchema {
  collectionName: 'components_sections_page_hero';
  info: {
    description: 'Primera secci\u00F3n de una p\u00E1gina; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Portada de p\u00E1gina';
    icon: 'landscape';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    figures: Schema.Attribute.Component<'shared.stat', true>;
    image: Schema.Attribute.Media<'images'>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    primaryCta: Schema.Attribute.Component<'shared.link', false>;
    secondaryCta: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsPayment extends Struct.ComponentSchema {
  collectionName: 'components_sections_payment';
  info: {
    description: 'Una parte del esquema de pagos.';
    displayName: 'Pago';
    icon: 'priceTag';
  };
  attributes: {
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    percentage: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface SectionsSectionHead extends Struct.ComponentSchema {
  collectionName: 'components_sections_section_head';
  info: {
    description: 'Antet\u00EDtulo, t\u00EDtulo y descripci\u00F3n; *texto* resalta una parte del t\u00EDtulo.';
    displayName: 'Encabezado de secci\u00F3n';
    icon: 'layer';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    kicker: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsStep extends Struct.ComponentSchema {
  collectionName: 'components_sections_step';
  info: {
    description: 'Un paso de un proceso.';
    displayName: 'Paso';
    icon: 'oneToMany';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SectionsTeamGroup extends Struct.ComponentSchema {
  collectionName: 'components_sections_team_group';
  info: {
    description: 'Un \u00E1rea con sus integrantes.';
    displayName: 'Grupo del equipo';
    icon: 'manyToMany';
  };
  attributes: {
    color: Schema.Attribute.Enumeration<['blue', 'sky', 'amber', 'green', 'red', 'navy']>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    members: Schema.Attribute.Component<'sections.team-member', true>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsTeamMember extends Struct.ComponentSchema {
  collectionName: 'components_sections_team_member';
  info: {
    description: 'Persona del equipo.';
    displayName: 'Integrante';
    icon: 'user';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    portrait: Schema.Attribute.Media<'images'>;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsTechnology extends Struct.ComponentSchema {
  collectionName: 'components_sections_technology';
  info: {
    description: 'Una tecnolog\u00EDa de la franja del portafolio.';
    displayName: 'Tecnolog\u00EDa';
    icon: 'code';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      ['laravel', 'react', 'vuejs', 'mysql', 'nodejs', 'androidtv']
    > &
      Schema.Attribute.Required;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsText extends Struct.ComponentSchema {
  collectionName: 'components_sections_text';
  info: {
    description: 'T\u00EDtulo y p\u00E1rrafos.';
    displayName: 'Texto';
    icon: 'file';
  };
  attributes: {
    body: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SharedAddress extends Struct.ComponentSchema {
  collectionName: 'components_shared_address';
  info: {
    description: 'Direcci\u00F3n postal de la empresa.';
    displayName: 'Domicilio';
    icon: 'pinMap';
  };
  attributes: {
    city: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    country: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    postalCode: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10;
      }>;
    region: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    street: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SharedBullet extends Struct.ComponentSchema {
  collectionName: 'components_shared_bullet';
  info: {
    description: 'Una l\u00EDnea de una lista.';
    displayName: 'Punto de lista';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedBusinessHours extends Struct.ComponentSchema {
  collectionName: 'components_shared_business_hours';
  info: {
    description: 'D\u00EDas y horas de atenci\u00F3n.';
    displayName: 'Horario';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    firstDay: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 7;
          min: 1;
        },
        number
      >;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    lastDay: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 7;
          min: 1;
        },
        number
      >;
    opens: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface SharedCaseResult extends Struct.ComponentSchema {
  collectionName: 'components_shared_case_result';
  info: {
    description: 'Una mejora medida en un caso de \u00E9xito.';
    displayName: 'Resultado de caso';
    icon: 'arrowUp';
  };
  attributes: {
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    icon: Schema.Attribute.Enumeration<
      [
        'store',
        'bed',
        'monitor',
        'smartphone',
        'bot',
        'palette',
        'globe',
        'chart',
        'clock',
        'shield',
        'headset',
        'users',
        'truck',
        'card',
        'calendar',
        'heart',
        'leaf',
        'stethoscope',
        'utensils',
        'graduation',
        'wifi',
        'receipt',
        'box',
        'mappin',
        'sparkles',
        'handshake',
        'target',
        'rocket',
        'tag',
        'nfc',
        'code',
        'search',
        'star',
        'check',
        'message',
        'trending',
        'percent',
        'package',
        'zap',
        'bell',
        'printer',
        'scan',
        'play',
        'layers',
        'file',
        'wallet',
        'refresh',
        'lock',
        'timer',
        'building',
      ]
    >;
    metric: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedChatLine extends Struct.ComponentSchema {
  collectionName: 'components_shared_chat_lines';
  info: {
    description: 'Una l\u00EDnea de la conversaci\u00F3n de ejemplo de un asistente.';
    displayName: 'Mensaje de conversaci\u00F3n';
    icon: 'message';
  };
  attributes: {
    author: Schema.Attribute.Enumeration<['cliente', 'asistente']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'asistente'>;
    replies: Schema.Attribute.Component<'shared.bullet', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
        },
        number
      >;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    time: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface SharedClosure extends Struct.ComponentSchema {
  collectionName: 'components_shared_closures';
  info: {
    description: 'D\u00EDas en que no se atiende.';
    displayName: 'Cierre';
    icon: 'calendar';
  };
  attributes: {
    firstDay: Schema.Attribute.Date & Schema.Attribute.Required;
    lastDay: Schema.Attribute.Date;
    reason: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedGreetings extends Struct.ComponentSchema {
  collectionName: 'components_shared_greetings';
  info: {
    description: 'Mensajes con los que se abre WhatsApp; {nombre} se cambia por el nombre de lo que se mira.';
    displayName: 'Saludos de WhatsApp';
    icon: 'message';
  };
  attributes: {
    demo: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    general: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    product: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    project: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    quote: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    service: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_link';
  info: {
    description: 'Bot\u00F3n o enlace; puede abrir WhatsApp con un mensaje.';
    displayName: 'Enlace';
    icon: 'link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    message: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    target: Schema.Attribute.Enumeration<['enlace', 'whatsapp']> &
      Schema.Attribute.DefaultTo<'enlace'>;
  };
}

export interface SharedLossReason extends Struct.ComponentSchema {
  collectionName: 'components_shared_loss_reasons';
  info: {
    description: 'Por qu\u00E9 alguien no compr\u00F3.';
    displayName: 'Motivo de p\u00E9rdida';
    icon: 'bulletList';
  };
  attributes: {
    reason: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedPricing extends Struct.ComponentSchema {
  collectionName: 'components_shared_pricing';
  info: {
    description: 'Monto, periodo y nota.';
    displayName: 'Precio';
    icon: 'priceTag';
  };
  attributes: {
    amount: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    period: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedQuote extends Struct.ComponentSchema {
  collectionName: 'components_shared_quote';
  info: {
    description: 'Frase de un cliente.';
    displayName: 'Cita';
    icon: 'quote';
  };
  attributes: {
    author: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    position: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    quote: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seo';
  info: {
    description: 'T\u00EDtulo, descripci\u00F3n e imagen para buscadores y redes sociales.';
    displayName: 'SEO';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 170;
      }>;
    noindex: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    shareImage: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
  };
}

export interface SharedSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_social_link';
  info: {
    description: 'Perfil de la empresa en una red.';
    displayName: 'Red social';
    icon: 'earth';
  };
  attributes: {
    network: Schema.Attribute.Enumeration<
      ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok']
    > &
      Schema.Attribute.Required;
    url: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SharedStat extends Struct.ComponentSchema {
  collectionName: 'components_shared_stat';
  info: {
    description: 'Un n\u00FAmero y lo que significa.';
    displayName: 'Cifra';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedTestimonialResult extends Struct.ComponentSchema {
  collectionName: 'components_shared_testimonial_result';
  info: {
    description: 'Una mejora que cuenta un cliente.';
    displayName: 'Resultado de testimonio';
    icon: 'arrowUp';
  };
  attributes: {
    improvement: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    metric: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'sections.about': SectionsAbout;
      'sections.call-to-action': SectionsCallToAction;
      'sections.feature': SectionsFeature;
      'sections.hero-slide': SectionsHeroSlide;
      'sections.milestone': SectionsMilestone;
      'sections.page-hero': SectionsPageHero;
      'sections.payment': SectionsPayment;
      'sections.section-head': SectionsSectionHead;
      'sections.step': SectionsStep;
      'sections.team-group': SectionsTeamGroup;
      'sections.team-member': SectionsTeamMember;
      'sections.technology': SectionsTechnology;
      'sections.text': SectionsText;
      'shared.address': SharedAddress;
      'shared.bullet': SharedBullet;
      'shared.business-hours': SharedBusinessHours;
      'shared.case-result': SharedCaseResult;
      'shared.chat-line': SharedChatLine;
      'shared.closure': SharedClosure;
      'shared.greetings': SharedGreetings;
      'shared.link': SharedLink;
      'shared.loss-reason': SharedLossReason;
      'shared.pricing': SharedPricing;
      'shared.quote': SharedQuote;
      'shared.seo': SharedSeo;
      'shared.social-link': SharedSocialLink;
      'shared.stat': SharedStat;
      'shared.testimonial-result': SharedTestimonialResult;
    }
  }
}
